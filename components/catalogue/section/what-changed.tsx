import type { Change } from "@/components/sections/define";
import { Link } from "@/components/ui/navigation/link";
import { formatDay } from "@/lib/catalogue/words";
import { checkUrls } from "@/lib/urls/check-urls";

/** The versions of a section with what each brought, the newest first; nothing where there is one alone, which the facts name. */
export function WhatChanged({ changes }: { changes: readonly Change[] }) {
  if (changes.length < 2) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="scroll-mt-24 text-heading">
        What changed
      </h2>
      <dl className="mt-4 border-t border-ink text-small">
        {changes.map(({ version, date, text }) => (
          <div
            key={version}
            className="grid gap-x-6 gap-y-0.5 border-b border-hairline py-3 @2xl:grid-cols-[8.5rem_minmax(0,1fr)_auto]"
          >
            <dt className="font-semibold tabular-nums text-ink">Version {version}</dt>
            <dd className="text-pretty">{text}</dd>
            <dd className="text-muted">
              <time dateTime={date}>{formatDay(date)}</time>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[66ch] text-small text-muted">
        A copy stays as you pasted it.{" "}
        <Link href={checkUrls.page} className="link">
          Check my site
        </Link>{" "}
        gives you the new version with your words, which costs nothing more.
      </p>
    </section>
  );
}
