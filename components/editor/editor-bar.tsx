"use client";

import type { ReactNode } from "react";
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
        <button type="button" disabled={!editing.canUndo} onClick={() => step("undo")} className={button}>
          Undo
        </button>
        <button type="button" disabled={!editing.canRedo} onClick={() => step("redo")} className={button}>
          Redo
        </button>
        <button type="button" disabled={!editing.isChanged} onClick={editing.reset} className={button}>
          Back to the sample
        </button>
        <span className="ml-auto flex flex-wrap items-center gap-x-4">{props.actions}</span>
      </div>
      <div className="pb-2">{props.status}</div>
    </div>
  );
}

const button = `${quietButton} disabled:cursor-default disabled:no-underline disabled:opacity-40`;
