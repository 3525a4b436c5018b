"use client";

import { ErrorPage } from "@/components/chrome/error-page";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

/** What a page shows that failed; the rest of the shop stays. Never fetched on demand: it must not fail as well. */
export default function RouteError({ error, retry }: ErrorPageProps) {
  return <ErrorPage error={error} retry={retry} />;
}
