"use client";

import { createContext, type ReactNode, useContext, useState, useTransition } from "react";
import { Button, getButtonClass } from "@/components/ui/button";
import { useDialog } from "@/components/ui/dialog";
import { Problem } from "@/components/ui/field";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { Sheet } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast/toast";
import type { ActionResult } from "@/lib/account/auth/action";

type ConfirmTarget = { id: string; title: string };

/** What is asked before something goes for good, and what then happens. */
export interface Confirmation {
  title: string;
  words: (title: ReactNode) => ReactNode;
  /** On the button that means it. */
  yes: string;
  act: (input: { id: string }) => Promise<ActionResult<unknown>>;
  /** The toast afterwards; `naming` adds what it was. */
  done: string;
  naming?: boolean;
}

const Ask = createContext<((target: ConfirmTarget) => void) | null>(null);

/**
 * The one question before any row of a list goes. Afterwards the focus is on the list's heading, since the row is gone,
 * or on the page when the heading went with the last row.
 */
export function ConfirmDialog({
  question,
  headingId,
  children,
}: {
  question: Confirmation;
  headingId: string;
  children: ReactNode;
}) {
  const dialog = useDialog();
  const [target, setTarget] = useState<ConfirmTarget | null>(null);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [acting, start] = useTransition();

  const ask = (next: ConfirmTarget) => {
    setProblem(null);
    setTarget(next);
    dialog.open();
  };
  const act = () =>
    start(async () => {
      if (!target) return;
      const done = await callAction(question.act, { id: target.id }, { otherwise: "Nothing was changed." });
      // Done in another tab: that is what was asked for.
      const refusal = done.ok || done.error.code === "not_found" ? null : done.error;
      setProblem(refusal);
      if (refusal !== null) return;
      dialog.close();
      (document.getElementById(headingId) ?? document.getElementById("main"))?.focus();
      toast("success", question.done, question.naming ? target.title : undefined);
    });

  return (
    <Ask value={ask}>
      {children}
      <Sheet dialog={dialog} title={question.title}>
        <p className="mt-3">
          {question.words(<strong className="font-semibold break-words text-ink">{target?.title}</strong>)}
        </p>
        <Problem of={problem} />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={act} disabled={acting} aria-busy={acting} variant="accent">
            {question.yes}
          </Button>
          <Button onClick={dialog.close} variant="line">
            Keep it
          </Button>
        </div>
      </Sheet>
    </Ask>
  );
}

/** Asks about one row. Only inside `ConfirmDialog`. */
export function ConfirmButton({
  id,
  title,
  className = getButtonClass({ variant: "quiet" }),
  children,
}: ConfirmTarget & { className?: string; children: ReactNode }) {
  const ask = useContext(Ask);
  return (
    <button type="button" onClick={() => ask?.({ id, title })} data-needs-script="" className={className}>
      {children}
    </button>
  );
}
