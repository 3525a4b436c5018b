"use client";

import { useEffect } from "react";
import { brand } from "@/lib/brand";
import { PageHead } from "../ui/page-head";

/** What stands in place of a page that failed. `digest` is how the server's log calls the failure. */
export function Broken({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return (
    <PageHead
      title="This page tore"
      lede="Something went wrong on our side. Nothing you own is lost. Try again; if it stays like this, tell us."
    >
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
        <button type="button" className="btn" onClick={retry}>
          Try again
        </button>
        <a className="link inline-flex min-h-11 items-center font-[550]" href={`mailto:${brand.mail}`}>
          {brand.mail}
        </a>
      </div>
      {error.digest && <p className="mt-6 text-small text-muted">Number of the failure: {error.digest}</p>}
    </PageHead>
  );
}
