"use client";

import { useTransition } from "react";
import { FormattedDate } from "@/components/account/formatted-date";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import type { DeletedSite } from "@/lib/account/sites/document";
import { restoreWithToast } from "./site-removal";

/** The deleted sites that can still be brought back. `afterwards` is called when one was. */
export function DeletedSites({ sites, afterwards }: { sites: readonly DeletedSite[]; afterwards: () => void }) {
  const [busy, start] = useTransition();
  if (sites.length === 0) return null;
  const restore = (site: DeletedSite) =>
    start(async () => {
      if (await restoreWithToast(site)) afterwards();
    });
  return (
    <Disclosure
      variant="quiet"
      summary={
        <>
          Recently deleted
          <span className="tabular-nums">{sites.length}</span>
        </>
      }
      className="mt-6 text-small"
      aria-busy={busy}
    >
      <ul className="mt-1 border-t border-hairline">
        {sites.map((site) => (
          <li key={site.id} className="flex flex-wrap items-center gap-x-5 border-b border-hairline py-2">
            <p className="min-w-0 flex-1 basis-56 break-words">
              <span className="font-[550] text-ink">{site.siteName}</span>
              {site.host && <span className="text-muted"> · {site.host}</span>}
              <span className="block text-muted">
                Deleted permanently on <FormattedDate at={site.gone_at} />, with the answers to its forms
              </span>
            </p>
            <Button onClick={() => restore(site)} data-needs-script="" variant="quiet">
              Restore<span className="sr-only"> {site.siteName}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
