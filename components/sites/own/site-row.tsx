"use client";

import { useId, useState } from "react";
import { Button, getButtonClass } from "@/components/ui/button";
import { Problem } from "@/components/ui/field";
import { Icon } from "@/components/ui/icons";
import type { Failure } from "@/components/ui/loading/connection";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { Link } from "@/components/ui/navigation/link";
import type { SiteDocument } from "@/lib/account/sites/document";
import { checkUrls } from "@/lib/urls/check-urls";

const load = () =>
  import("@/components/sites/preview/site-preview-chooser").then((module) => module.SitePreviewChooser);

/** One site in the list of the account. */
export function SiteRow({ site, edit, remove }: { site: SiteDocument; edit: () => void; remove: () => void }) {
  const { Part: Look, ask } = useLazyPart(load);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [looking, setLooking] = useState(false);
  const panel = useId();

  const look = async () => {
    setLooking(!looking);
    if (Look || looking) return;
    const failure = await ask();
    setProblem(failure);
    if (failure) setLooking(false);
  };

  return (
    <li className="flex flex-wrap items-center gap-x-5 border-b border-hairline py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-[550] break-words text-ink">{site.siteName}</p>
        {site.hostName ? (
          <a
            href={site.siteUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 text-small text-muted hover:text-ink"
          >
            <span className="truncate">{site.hostName}</span>
            <Icon name="out" className="size-3.5 shrink-0" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        ) : (
          <button
            type="button"
            onClick={edit}
            data-needs-script=""
            className="inline-flex min-h-9 cursor-pointer items-center text-left text-small text-accent-ink underline underline-offset-4"
          >
            No address yet. Add it
            <span className="sr-only"> to {site.siteName}</span>
          </button>
        )}
      </div>
      <div className="flex flex-wrap gap-x-5" data-needs-script="">
        {site.hostName && (
          <Button onClick={() => void look()} aria-expanded={looking} aria-controls={panel} variant="quiet">
            See a section on it<span className="sr-only"> ({site.siteName})</span>
          </Button>
        )}
        {site.hostName && (
          <Link href={checkUrls.site(site.id)} className={getButtonClass({ variant: "quiet" })}>
            Check for updates<span className="sr-only"> ({site.siteName})</span>
          </Link>
        )}
        <Button onClick={edit} variant="quiet">
          Edit<span className="sr-only"> {site.siteName}</span>
        </Button>
        <Button onClick={remove} variant="quiet">
          Delete<span className="sr-only"> {site.siteName}</span>
        </Button>
      </div>
      <div id={panel} hidden={!looking} className="w-full">
        {Look && <Look site={site} />}
      </div>
      <Problem of={problem} />
    </li>
  );
}
