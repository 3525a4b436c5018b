"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { UserSnapshot } from "@/lib/users/live-stream";
import { useUser } from "./user-provider";

/**
 * Renders the page anew when the live user is not the one it was rendered for: after a purchase, a change elsewhere, or
 * a sign-out in another tab. `seen` is who it was rendered for.
 */
export function KeepFresh({ seen }: { seen: UserSnapshot }) {
  const { status, user, owned } = useUser();
  const router = useRouter();
  const shown = JSON.stringify([seen.user, seen.owned]);
  const live = user ? JSON.stringify([user, owned]) : null;
  useEffect(() => {
    if (status === "signed-out" || (live !== null && live !== shown)) router.refresh();
  }, [status, live, shown, router]);
  return null;
}
