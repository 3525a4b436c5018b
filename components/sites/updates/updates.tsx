import { ConfirmButton } from "@/components/account/confirm-dialog";
import { ForgetDialog } from "@/components/account/forget-dialog";
import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { getButtonClass } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/components/ui/navigation/link";
import { capitalize, formatCount, formatDay } from "@/lib/catalogue/words";
import type { AccountUpdates } from "@/lib/sites/updates/queries";
import { describePages, type SectionUpdate, type SiteUpdates } from "@/lib/sites/updates/updates";
import { checkUrls } from "@/lib/urls/check-urls";
import { UpdateMail } from "./update-mail-switch";

/** How many updates of a site are shown at once; the rest is folded away. */
const shownAtOnce = 4;

/** Which sections on the user's sites have updates, and whether they want mails about them. */
export function Updates({ sites, mail }: AccountUpdates) {
  return (
    <section aria-labelledby="updates">
      <Heading id="updates">Updates</Heading>
      {sites.length === 0 ? (
        <p className="mt-5 max-w-[52ch]">
          We don’t know yet which sections stand on your sites.{" "}
          <Link href={checkUrls.page} className="link font-[550]">
            Check your site
          </Link>
          : it finds the sections on a page and their versions. Have them remembered, and this part tells you when one
          has an update.
        </p>
      ) : (
        <ForgetDialog>
          <ul>
            {sites.map((site) => (
              <OneSite key={site.site.id} {...site} />
            ))}
          </ul>
        </ForgetDialog>
      )}
      {mail && <UpdateMail on={mail.on} />}
    </section>
  );
}

function OneSite({ site, updates, upToDate, checkedAt }: SiteUpdates) {
  const more = updates.slice(shownAtOnce);
  return (
    <li className="border-b border-hairline py-3">
      <div className="flex flex-wrap items-center gap-x-5">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-[550] break-words text-ink">{site.siteName}</h3>
          <p className="text-small text-muted">
            {describeStanding(updates.length, upToDate)} Last checked <FormattedDate at={checkedAt} />.
          </p>
        </div>
        <div className="flex flex-wrap gap-x-5">
          <Link href={checkUrls.site(site.id)} className={getButtonClass({ variant: "quiet" })}>
            Check this site<span className="sr-only"> ({site.siteName})</span>
          </Link>
          <ConfirmButton id={site.id} title={site.siteName}>
            Forget<span className="sr-only"> the sections of {site.siteName}</span>
          </ConfirmButton>
        </div>
      </div>
      <UpdateList updates={updates.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <Disclosure
          variant="quiet"
          summary={capitalize(formatCount(more.length, "more update"))}
          className="mt-2 text-small"
        >
          <UpdateList updates={more} />
        </Disclosure>
      )}
    </li>
  );
}

function describeStanding(updates: number, upToDate: number): string {
  if (updates === 0) return upToDate === 0 ? "No updates." : "All sections are up to date.";
  return `${capitalize(formatCount(updates, "update"))}, ${formatCount(upToDate, "section")} up to date.`;
}

function UpdateList({ updates }: { updates: readonly SectionUpdate[] }) {
  if (updates.length === 0) return null;
  return (
    <ul className="mt-1 text-small">
      {updates.map(({ sectionId, title, href, from, to, changes, ...where }) => (
        <li key={`${sectionId} ${from}`} className="border-t border-hairline py-2.5 first:border-t-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Link href={href} className="link font-[550] break-words text-ink">
              {title}
            </Link>
            <span className="text-muted tabular-nums">
              {from} to {to}
            </span>
          </p>
          <ul className="mt-1 max-w-[60ch]">
            {changes.map((change) => (
              <li key={change.version}>
                {change.text} <span className="whitespace-nowrap text-muted">{formatDay(change.date)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-1 break-words text-muted">On {describePages(where)}</p>
        </li>
      ))}
    </ul>
  );
}
