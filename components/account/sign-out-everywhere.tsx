"use client";

import { useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/navigation/link";
import { Sheet } from "@/components/ui/sheet";
import { urls } from "@/lib/urls/urls";

/** Signs out every browser of the user, once the person has said that they mean it. */
export function SignOutEverywhere() {
  const { signOut } = useUser();
  const dialog = useDialog();
  const [busy, setBusy] = useState(false);

  const act = async () => {
    setBusy(true);
    await signOut({ everywhere: true });
    setBusy(false);
    // After a failure too: its toast is below the dialog.
    dialog.close();
  };

  return (
    <>
      <Button onClick={dialog.open} data-needs-script="" variant="line">
        Sign out everywhere
      </Button>
      <Sheet dialog={dialog} title="Sign out everywhere?">
        <p className="mt-3">
          Every browser and device that is signed in to your account is signed out within seconds, this one too. You can
          sign in again at once.
        </p>
        <p className="mt-3">
          Your{" "}
          <Link href={urls.tokens} className="link" onClick={dialog.close}>
            API tokens
          </Link>{" "}
          keep working. Revoke those that you no longer trust.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={act} disabled={busy} aria-busy={busy} variant="accent">
            Sign out everywhere
          </Button>
          <Button onClick={dialog.close} disabled={busy} variant="line">
            Stay signed in
          </Button>
        </div>
      </Sheet>
    </>
  );
}
