"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
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
    <div className="sticky top-(--bar-top,4.25rem) z-30 rounded-md bg-paper-2 px-3 py-1 shadow-lift @max-4xl:order-first">
      <div data-editor-row="" className="flex flex-wrap items-center gap-x-3 @max-md:gap-x-2">
        <StepButton by="undo" words="Undo" isOff={!editing.canUndo} onClick={() => step("undo")} />
        <StepButton by="redo" words="Redo" isOff={!editing.canRedo} onClick={() => step("redo")} />
        <BarButton
          isOff={!editing.isChanged}
          onClick={editing.reset}
          className="group-data-closed/sheet:@max-4xl:hidden"
        >
          Undo all
        </BarButton>
        <span className="ml-auto flex flex-wrap items-center gap-x-3 @max-md:gap-x-2">{props.actions}</span>
      </div>
      <div className="pb-2">{props.status}</div>
    </div>
  );
}

/** A button that keeps the focus also when its press has left nothing to do. */
function BarButton(props: { isOff: boolean; onClick: () => void; children: ReactNode; className?: string }) {
  const { isOff, onClick, children, className = "" } = props;
  return (
    <Button
      aria-disabled={isOff}
      onClick={() => isOff || onClick()}
      variant="quiet"
      className={`aria-disabled:cursor-default aria-disabled:no-underline aria-disabled:opacity-40 ${className}`}
    >
      {children}
    </Button>
  );
}

/** A step, drawn: the bar has one row also where it is narrow. */
function StepButton({
  by,
  words,
  ...button
}: {
  by: "undo" | "redo";
  words: string;
  isOff: boolean;
  onClick: () => void;
}) {
  return (
    <BarButton {...button} className="min-w-8">
      <Icon name={by} weight={2} />
      <span className="sr-only">{words}</span>
    </BarButton>
  );
}
