"use client";

import { useState } from "react";
import { callAction } from "@/components/ui/call-action";
import { copyText, orRefusal, refusalOf } from "@/components/ui/clipboard";
import { quietButton } from "@/components/ui/quiet-button";
import { toast, toastFailure } from "@/components/ui/toast";
import { shareEdit } from "@/lib/shares/actions";
import { urls } from "@/lib/urls";

/** Copies a link that shows an edit as it is now to whoever has it. */
export function ShareEdit({ edit }: { edit: Parameters<typeof shareEdit>[0] }) {
  const [isBusy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    const answer = callAction(shareEdit, edit).then(orRefusal);
    const address = answer.then(({ code }) => new URL(urls.share(code), location.origin).href);
    try {
      await copyText(address);
      toast("success", "Link copied", "Whoever has it sees this as it is now, and can’t change yours.");
    } catch (error) {
      const made = await address.catch(() => null);
      // The link is there; only the clipboard isn't.
      if (made) toast("success", "Your link", made, undefined, true);
      else toastFailure("No link was made", refusalOf(error));
    }
    setBusy(false);
  };
  return (
    <button type="button" onClick={() => void share()} aria-busy={isBusy} className={quietButton}>
      Share
    </button>
  );
}
