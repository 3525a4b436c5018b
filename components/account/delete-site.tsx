"use client";

import { useId, useState, useTransition } from "react";
import { toast } from "@/components/ui/toast";
import { deleteSite } from "@/lib/sites/actions";
import type { SiteDocument } from "@/lib/sites/document";
import { Dialog, type DialogHandle } from "./dialog";

/** Asks before a site goes, since what was sent to it goes with it. */
export function DeleteSite({ dialog, site }: { dialog: DialogHandle; site: SiteDocument | null }) {
  const [problem, setProblem] = useState<{ of: string; text: string } | null>(null);
  const [deleting, start] = useTransition();
  const id = useId();

  const remove = () =>
    start(async () => {
      if (!site) return;
      const refusal = await removeSite(site.id);
      setProblem(refusal === null ? null : { of: site.id, text: refusal });
      if (refusal !== null) return;
      dialog.close();
      void toast("success", "Site deleted");
    });

  return (
    <Dialog dialog={dialog} id={`${id}title`} title="Delete this site?">
      <p className="mt-3">
        <strong className="font-semibold break-words text-ink">{site?.siteName}</strong> goes from your account, with
        everything that was sent to its forms. What you have pasted into it stays where it is.
      </p>
      <p role="alert" className="mt-2 text-small text-accent-ink">
        {problem?.of === site?.id && problem?.text}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" onClick={remove} disabled={deleting} aria-busy={deleting} className="btn btn-accent">
          Delete site
        </button>
        <button type="button" onClick={dialog.close} className="btn btn-line">
          Keep it
        </button>
      </div>
    </Dialog>
  );
}

/** Null when it is gone, else what to tell the person. */
async function removeSite(id: string): Promise<string | null> {
  try {
    const result = await deleteSite({ id });
    // Deleted in another tab: gone is what was asked for.
    return result.ok || result.error.code === "not_found" ? null : result.error.message;
  } catch (error) {
    console.error(error);
    return "We can't reach the shop right now. Try again in a minute.";
  }
}
