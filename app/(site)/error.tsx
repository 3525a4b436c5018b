"use client";

import { Broken } from "@/components/chrome/broken";

/** What a page shows that failed; the rest of the shop stays. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <Broken error={error} retry={reset} />;
}
