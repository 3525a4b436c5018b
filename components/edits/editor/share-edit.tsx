"use client";

import { useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { Button } from "@/components/ui/button";
import { copyText, orRefusal, refusalOf } from "@/components/ui/copy/clipboard";
import { callAction } from "@/components/ui/loading/call-action";
import { toast, toastFailure } from "@/components/ui/toast/toast";
import { shareEdit } from "@/lib/edits/shares/actions";
import { browserShares } from "@/lib/edits/shares/browser-shares";
import { urls } from "@/lib/urls/urls";

/** Copies a link that shows an edit as it is now to whoever has it. */
export function ShareEdit({ edit }: { edit: Omit<Parameters<typeof shareEdit>[0], "browser"> }) {
  const { status } = useUser();
  const [isBusy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    const remembered = browserShares.get();
    const answer = callAction(shareEdit, { ...edit, browser: remembered.browser }).then(orRefusal);
    const address = answer.then(({ code }) => {
      if (status !== "signed-in") browserShares.add(remembered, code);
      return new URL(urls.share(code), location.origin).href;
    });
    try {
      if (await copyText(address))
        toast("success", "Link copied", "Whoever has it sees this as it is now, and can’t change yours.");
    } catch (error) {
      toastFailure("No link was made", refusalOf(error));
    }
    setBusy(false);
  };
  return (
    <Button onClick={() => void share()} aria-busy={isBusy} variant="quiet">
      Share
    </Button>
  );
}
