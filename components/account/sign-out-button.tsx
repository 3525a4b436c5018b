"use client";

import { useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { Button } from "@/components/ui/button";

/** Signs out from the account page. */
export function SignOutButton() {
  const { signOut } = useUser();
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    await signOut();
    setBusy(false);
  };
  return (
    <Button onClick={onClick} disabled={busy} aria-busy={busy} data-needs-script="" variant="line">
      Sign out
    </Button>
  );
}
