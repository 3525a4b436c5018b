"use client";

import type { ReactNode } from "react";
import { Icon } from "../ui/icons";
import { quietButton } from "../ui/quiet-button";
import type { Editing } from "./use-editing";

/** What can be done with the whole edit: steps back and forth, and what its page offers. */
export function EditorBar(props: {
  editing: Editing;
  step: (by: "undo" | "redo") => void;
  status: ReactNode;
  actions: ReactNode;
}) {
  const { editing, step } = props;
  return (
    <div className="sticky top-17 z-30 rounded-md bg-paper-2 px-3 py-1 shadow-lift @max-4xl:order-first ">
      <div className="flex flex-wrap items-center gap-x-4">
        <StepButton by="undo" words="Undo" disabled={!editing.canUndo} onClick={() => step("undo")} />
        <StepButton by="redo" words="Redo" disabled={!editing.canRedo} onClick={() => step("redo")} />
        <button type="button" disabled={!editing.isChanged} onClick={editing.reset} className={button}>
          Reset<span className="sr-only"> to the sample</span>
        </button>
        <span className="ml-auto flex flex-wrap items-center gap-x-4">{props.actions}</span>
      </div>
      <div className="pb-2">{props.status}</div>
    </div>
  );
}

const button = `${quietButton} disabled:cursor-default disabled:no-underline disabled:opacity-40`;

/** A step, drawn: the bar has one row also where it is narrow. */
function StepButton(props: { by: "undo" | "redo"; words: string; disabled: boolean; onClick: () => void }) {
  return (
    <button type="button" disabled={props.disabled} onClick={props.onClick} className={`${button} min-w-8`}>
      <Icon name={props.by} weight={2} />
      <span className="sr-only">{props.words}</span>
    </button>
  );
}
