"use client";

import { createContext, type ReactNode, useContext, useId, useState, useTransition } from "react";
import { toast } from "@/components/ui/toast";
import { useDialog } from "@/components/ui/use-dialog";
import { deleteSubmission } from "@/lib/forms/actions";
import { Dialog } from "../dialog";

type Doomed = { id: string; title: string };

const Ask = createContext<((doomed: Doomed) => void) | null>(null);

/** The one question before any answer of the list goes. Afterwards the focus is on the heading, since its row is gone. */
export function DeletionProvider({ headingId, children }: { headingId: string; children: ReactNode }) {
  const dialog = useDialog();
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [deleting, start] = useTransition();
  const id = useId();

  const ask = (next: Doomed) => {
    setProblem(null);
    setDoomed(next);
    dialog.open();
  };

  const remove = () =>
    start(async () => {
      if (!doomed) return;
      const refusal = await removeSubmission(doomed.id);
      setProblem(refusal);
      if (refusal !== null) return;
      dialog.close();
      document.getElementById(headingId)?.focus();
      void toast("success", "Answer deleted");
    });

  return (
    <Ask value={ask}>
      {children}
      <Dialog dialog={dialog} id={id} title="Delete this answer?">
        <p className="mt-3">
          <strong className="font-semibold break-words text-ink">{doomed?.title}</strong> goes for good. There is no
          other copy of it here.
        </p>
        <p role="alert" className="mt-2 text-small text-accent-ink">
          {problem}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="button" onClick={remove} disabled={deleting} aria-busy={deleting} className="btn btn-accent">
            Delete
          </button>
          <button type="button" onClick={dialog.close} className="btn btn-line">
            Keep it
          </button>
        </div>
      </Dialog>
    </Ask>
  );
}

/** Asks to delete one answer. Only inside `DeletionProvider`. */
export function DeleteButton({ id, title }: Doomed) {
  const ask = useContext(Ask);
  return (
    <button
      type="button"
      onClick={() => ask?.({ id, title })}
      data-needs-script=""
      className="link inline-flex min-h-9 cursor-pointer items-center font-[550]"
    >
      Delete<span className="sr-only"> the answer of {title}</span>
    </button>
  );
}

/** Null when it is gone, else what to tell the person. */
async function removeSubmission(id: string): Promise<string | null> {
  try {
    const result = await deleteSubmission({ id });
    // Deleted in another tab: gone is what was asked for.
    return result.ok || result.error.code === "not_found" ? null : result.error.message;
  } catch (error) {
    console.error(error);
    return "We can't reach the shop right now. Nothing was deleted; try again.";
  }
}
