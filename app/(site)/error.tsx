"use client";

import { Broken } from "@/components/chrome/broken";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

/** What a page shows that failed; the rest of the shop stays. Never fetched on demand: it must not fail as well. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <Broken error={error} retry={retry} />;
}
