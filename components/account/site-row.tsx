import { Icon } from "@/components/ui/icons";
import type { SiteDocument } from "@/lib/sites/document";

export const quietButton = "link inline-flex min-h-11 cursor-pointer items-center text-small font-[550]";

/** One site in the list of the account. */
export function SiteRow({ site, edit, remove }: { site: SiteDocument; edit: () => void; remove: () => void }) {
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
      <div className="flex gap-5" data-needs-script="">
        <button type="button" onClick={edit} className={quietButton}>
          Edit<span className="sr-only"> {site.siteName}</span>
        </button>
        <button type="button" onClick={remove} className={quietButton}>
          Delete<span className="sr-only"> {site.siteName}</span>
        </button>
      </div>
    </li>
  );
}
