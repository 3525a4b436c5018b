import { useId } from "react";
import { Link } from "@/components/ui/navigation/link";
import { SectionTitle } from "@/components/ui/page-head";
import { capitalize, formatCount } from "@/lib/catalogue/words";
import { checkUrls } from "@/lib/urls/check-urls";
import {
  formatConditions,
  formatHeading,
  formatHost,
  formatLost,
  formatPath,
  listLostCallouts,
  sortFoundCopies,
} from "./found-copies";
import { FoundRow } from "./found-row";
import { RememberSections } from "./remember-sections";
import type { CheckState } from "./use-site-check";

/** What was found: a summary, each section, and the pages without any or that can't be read. */
export function CheckResults({ state: { siteId, results, reading, left } }: { state: CheckState }) {
  const id = useId();
  const [first] = results;
  const found = sortFoundCopies(results);
  const read = results.flatMap(({ page }) => page ?? []);
  const failed = results.filter(({ problem }) => problem);
  const empty = read.filter(({ copies }) => copies.length === 0);
  const more = read.reduce((sum, page) => sum + page.more, 0);
  const strangers = read.reduce((sum, page) => sum + page.strangers, 0);
  const lost = listLostCallouts(results);

  return (
    <section aria-labelledby={id} className="mt-8">
      <SectionTitle id={id}>{formatHeading(found, read.length)}</SectionTitle>
      <p className="mt-3 break-words">
        {formatHost(first?.address ?? "")}
        {found.length > 0 && `: ${formatConditions(found)}`}
        {lost.length > 0 && ` ${formatLost(lost.length)}`}
      </p>
      {found.length === 0 && (
        <p className="mt-3 max-w-[60ch]">
          Do you have one there? Then we can’t recognize its code, or a script on the page adds it. Paste its code at{" "}
          <Link href={checkUrls.code} className="link">
            Edit code you have
          </Link>
          .
        </p>
      )}
      <ul className="mt-6">
        {found.map((one) => (
          <FoundRow
            key={JSON.stringify([one.copy.sectionId, one.copy.code, one.copy.faults, one.copy.form])}
            found={one}
            pages={read.length}
          />
        ))}
      </ul>
      {lost.map((sentence) => (
        <p key={sentence} className="mt-4 max-w-[66ch] break-words">
          {sentence}
        </p>
      ))}
      {siteId && reading === null && found.length > 0 && (
        <RememberSections siteId={siteId} results={results} left={left} />
      )}
      <div className="mt-4 grid max-w-[66ch] gap-2 text-small text-muted">
        {more > 0 && (
          <p>
            {capitalize(formatCount(more, "more thing"))} on these pages {more === 1 ? "was" : "were"} not looked at: we
            look at 60 sections of a page.
          </p>
        )}
        {strangers > 0 && (
          <p>
            {strangers === 1
              ? "One thing on these pages says that it is ours and names"
              : `${strangers} things on these pages say that they are ours and name`}{" "}
            no section that there is.
          </p>
        )}
        {results.length > 1 &&
          failed.map(({ address, problem }) => (
            <p key={address} className="break-words">
              {formatPath(address)}: {problem?.message}
            </p>
          ))}
        {found.length > 0 && empty.length > 0 && (
          <p className="break-words">No section of ours on: {empty.map(({ url }) => formatPath(url)).join(", ")}.</p>
        )}
        {reading === null && left > 0 && (
          <p>
            {capitalize(formatCount(left, "more page"))} of this site {left === 1 ? "was" : "were"} not read.
          </p>
        )}
      </div>
    </section>
  );
}
