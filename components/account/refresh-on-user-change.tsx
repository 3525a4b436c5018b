"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { checkBuild } from "@/components/ui/loading/connection";
import { showUpdated } from "@/components/ui/toast/toast";
import type { UserSnapshot } from "@/lib/account/users/document";

/**
 * Renders the page anew when the live user is not the one it was rendered for: after a purchase, a change elsewhere, or
 * a sign-out in another tab. `seen` is who it was rendered for.
 */
export function RefreshOnUserChange({ seen }: { seen: UserSnapshot }) {
  const { status, user, owned } = useUser();
  const router = useRouter();
  const shown = JSON.stringify([seen.user, seen.owned]);
  const live = user ? JSON.stringify([user, owned]) : null;
  useEffect(() => {
    if (status !== "signed-out" && (live === null || live === shown)) return;
    // Without a connection, or from another build, a refresh would be a new document, and what is typed here gone.
    void checkBuild().then((build) => {
      if (build === "updated") showUpdated();
      if (build === "same") router.refresh();
    });
  }, [status, live, shown, router]);
  return null;
}
