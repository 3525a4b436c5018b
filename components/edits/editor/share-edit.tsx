"use client";

import { useUser } from "@/components/account/sign-in/user-provider";
import { Button } from "@/components/ui/button";
import { unwrapAnswer } from "@/components/ui/copy/clipboard";
import { useCopying } from "@/components/ui/copy/use-copying";
import { callAction } from "@/components/ui/loading/call-action";
import { toast } from "@/components/ui/toast/toast";
import { shareEdit } from "@/lib/edits/shares/actions";
import { shareStorage } from "@/lib/edits/shares/browser-shares";
import { urls } from "@/lib/urls/urls";

/** Copies a link that shows an edit as it is now to whoever has it. */
export function ShareEdit({ edit }: { edit: Omit<Parameters<typeof shareEdit>[0], "browser"> }) {
  const { status } = useUser();
  const { state, copy } = useCopying({ failed: "No link was made" });
  const share = async () => {
    const remembered = shareStorage.get();
    const answer = callAction(shareEdit, { ...edit, browser: remembered.browser }).then(unwrapAnswer);
    const address = answer.then(({ code }) => {
      if (status !== "signed-in") shareStorage.add(remembered, code);
      return new URL(urls.share(code), location.origin).href;
    });
    if (await copy(address))
      toast("success", "Link copied", "Whoever has it sees this as it is now, and can’t change yours.");
  };
  return (
    <Button onClick={() => void share()} aria-busy={state === "busy"} variant="quiet">
      Share
    </Button>
  );
}
