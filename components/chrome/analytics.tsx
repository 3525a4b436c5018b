"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { runWhenIdle } from "@/components/ui/loading/when-idle";
import type { Fact, Listener } from "./posthog-client";

/** What happened before anybody listened; null when nobody ever will. */
let waiting: Fact[] | null = [];
let listener: Listener | undefined;
let requested = false;
let lastPage: string | undefined;

/**
 * Tells analytics which pages are seen and who is signed in, and has the chat loaded: both only where their keys are set,
 * after the page has come to rest, and never for a browser that asks not to be tracked. Once per page, in the shell.
 */
export function Analytics() {
  const pathname = usePathname();
  const { status, user } = useUser();
  const id = user?.uid;
  const email = user?.email;

  useEffect(() => runWhenIdle(() => void listen()), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another visit
  useEffect(() => reportPage(location.href), [pathname]);

  useEffect(() => {
    if (status !== "loading") report({ person: id ? { id, email: email ?? "" } : null });
  }, [status, id, email]);

  return null;
}

function reportPage(page: string): void {
  // A component that is mounted anew on the same page is no visit.
  if (page !== lastPage) report({ page });
  lastPage = page;
}

function report(fact: Fact): void {
  if (listener) listener(fact);
  else waiting?.push(fact);
}

async function listen(): Promise<void> {
  if (requested) return;
  requested = true;
  try {
    listener = isTrackingDeclined() ? undefined : await (await import("./analytics-setup")).connect();
    if (listener) waiting?.forEach(listener);
  } catch (error) {
    // Nobody misses a visit that was not counted.
    console.warn(error);
  }
  waiting = null;
}

/** Do-not-track in its spellings, and Global Privacy Control. */
function isTrackingDeclined(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes";
}
