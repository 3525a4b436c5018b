"use client";

import { createContext, type ReactNode, useContext, useId, useState, useTransition } from "react";
import { toast } from "@/components/ui/toast";
import { useDialog } from "@/components/ui/use-dialog";
import { deleteComponent } from "@/lib/records/actions";
import { Dialog } from "../dialog";
import { Problem } from "../field";
import { quietButton } from "../site-row";

type Doomed = { id: string; title: string };

const Ask = createContext<((doomed: Doomed) => void) | null>(null);

/** The one question before a saved component goes. Afterwards the focus is on the heading, since its row is gone. */
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
      const refusal = await removeRecord(doomed.id);
      setProblem(refusal);
      if (refusal !== null) return;
      dialog.close();
      // With the last one the heading went, too.
      (document.getElementById(headingId) ?? document.getElementById("main"))?.focus();
      void toast("success", "Component deleted", doomed.title);
    });

  return (
    <Ask value={ask}>
      {children}
      <Dialog dialog={dialog} id={id} title="Delete this component?">
        <p className="mt-3">
          Your version of <strong className="font-semibold break-words text-ink">{doomed?.title}</strong> goes for good.
          The section itself stays, and so does what you have pasted.
        </p>
        <Problem>{problem}</Problem>
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="button" onClick={remove} disabled={deleting} aria-busy={deleting} className="btn btn-accent">
            Delete it
          </button>
          <button type="button" onClick={dialog.close} className="btn btn-line">
            Keep it
          </button>
        </div>
      </Dialog>
    </Ask>
  );
}

/** Asks to delete one saved component. Only inside `DeletionProvider`. */
export function DeleteButton({ id, title }: Doomed) {
  const ask = useContext(Ask);
  return (
    <button type="button" onClick={() => ask?.({ id, title })} data-needs-script="" className={quietButton}>
      Delete<span className="sr-only"> {title}</span>
    </button>
  );
}

/** Null when it is gone, else what to tell the person. */
async function removeRecord(id: string): Promise<string | null> {
  try {
    const result = await deleteComponent({ id });
    // Deleted in another tab: gone is what was asked for.
    return result.ok || result.error.code === "not_found" ? null : result.error.message;
  } catch (error) {
    console.error(error);
    return "We can't reach the shop right now. Nothing was deleted; try again.";
  }
}
