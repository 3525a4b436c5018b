"use client";

import { lazy, Suspense } from "react";

// Comes when something has failed, not with every page. If it cannot come either, the last resort stands in for it.
const Broken = lazy(() => import("@/components/chrome/broken").then((module) => ({ default: module.Broken })));

/** What a page shows that failed; the rest of the shop stays. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <Suspense>
      <Broken error={error} retry={reset} />
    </Suspense>
  );
}
