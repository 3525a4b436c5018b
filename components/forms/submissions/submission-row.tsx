import { FormattedDate } from "@/components/account/formatted-date";
import { Disclosure } from "@/components/ui/disclosure";
import { isFromElsewhere } from "@/lib/forms/next-address";
import type { Submission } from "@/lib/forms/queries";
import { listEntries } from "@/lib/forms/schema";
import { DeleteButton } from "./deletion";

/** One answer: closed, who and when; open, all of it. */
export function SubmissionRow({ submission }: { submission: Submission }) {
  const { id, form, siteName, hostName, origin, fields, createdAt } = submission;
  const title = getTitle(submission);
  const stray = isFromElsewhere(origin, hostName);
  return (
    <li className="border-b border-hairline">
      <Disclosure
        summaryClassName="grid cursor-pointer grid-cols-[1rem_minmax(0,1fr)] items-baseline gap-x-3 py-3.5 outline-offset-[-2px] marker:content-none @2xl:grid-cols-[1rem_minmax(0,1fr)_minmax(0,14rem)_auto] @2xl:gap-x-6 [&::-webkit-details-marker]:hidden"
        arrow={
          <svg
            viewBox="0 0 16 16"
            className="size-3 self-center transition-transform group-open:rotate-90 motion-reduce:transition-none"
            fill="currentColor"
            aria-hidden="true"
          >
            <path d="M4 2.5v11l9-5.5z" />
          </svg>
        }
        summary={
          <>
            <span className="truncate font-[550] text-ink">{title}</span>
            <span className="truncate text-small text-ink-2 @max-2xl:col-start-2">
              {form}, {siteName}
            </span>
            <span className="text-small tabular-nums whitespace-nowrap text-muted @max-2xl:col-start-2">
              <FormattedDate at={createdAt.getTime()} exact />
            </span>
          </>
        }
      >
        <div className="pb-6 pl-7 @2xl:pl-10">
          <dl className="grid grid-cols-1 gap-x-8 border-t border-hairline @2xl:grid-cols-[fit-content(14rem)_minmax(0,1fr)]">
            {Object.entries(fields).map(([name, value]) => (
              <div key={name} className="col-span-full grid grid-cols-subgrid border-b border-hairline py-2.5">
                <dt className="text-small break-words text-muted @2xl:pt-0.5">{name}</dt>
                <dd className="min-w-0 break-words whitespace-pre-wrap text-ink">
                  {getText(value) || <span className="text-muted">left empty</span>}
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small text-muted">
            <p className={stray ? "rounded-xs bg-(--sc-yellow-wash) px-2 py-0.5 text-ink" : undefined}>
              {origin === "" ? "The browser did not say which page it was sent from." : `Sent from ${origin}.`}
              {stray && ` Your site is ${hostName}.`}
            </p>
            <DeleteButton id={id} title={title} />
          </div>
        </div>
      </Disclosure>
    </li>
  );
}

/** The values of a field, a line each. */
const getText = (value: string | string[]) => (typeof value === "string" ? value : value.join("\n")).trim();

/** Who it is from: a name and an address where there are such, else the first words that say more than yes. */
function getTitle({ fields }: Submission): string {
  const entries = listEntries(fields)
    .map(([name, value]) => ({ name, value: value.replace(/\s+/g, " ").trim().slice(0, 80) }))
    .filter(({ value }) => value !== "");
  const telling = entries.filter(({ value }) => !/^(yes|on)$/i.test(value));
  const rank = ({ name }: { name: string }) => (/name/i.test(name) ? 0 : /mail/i.test(name) ? 1 : 2);
  const best = (telling.length > 0 ? telling : entries).sort((a, b) => rank(a) - rank(b));
  return best
    .slice(0, 2)
    .map(({ value }) => value)
    .join(", ");
}
