"use client";

import { useEffect } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { callAction } from "@/components/ui/loading/call-action";
import { shareStorage } from "@/lib/edits/shares/browser-shares";

/** Gives whoever signs in the links that were made in this browser before. What doesn't come off is tried again on the next page. */
export function ClaimShares() {
  const uid = useUser().user?.uid;
  useEffect(() => {
    if (uid !== undefined) void claim();
  }, [uid]);
  return null;
}

async function claim(): Promise<void> {
  const remembered = shareStorage.get();
  if (remembered.codes.length === 0) return;
  try {
    const { claimShares } = await import("@/lib/edits/shares/actions");
    const answer = await callAction(claimShares, remembered);
    // Forgotten once there was nothing more to claim: a page that was on its way meanwhile lists them when it asks, too.
    if (answer.ok && answer.data.claimed === 0) shareStorage.keep(answer.data.left);
  } catch (error) {
    console.warn(error);
  }
}
