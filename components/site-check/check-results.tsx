import { useId } from "react";
import { counted, sentenceCase } from "@/lib/catalogue/words";
import { SectionTitle } from "../ui/page-head";
import { foundCopies, pathOf } from "./found-copies";
import { FoundRow } from "./found-row";
import { Remember } from "./remember";
import type { CheckState } from "./use-site-check";
import type { Condition } from "./words";

/** What was found: a summary, each section, and the pages without any or that can't be read. */
export function CheckResults({ state: { siteId, results, reading, left } }: { state: CheckState }) {
  const id = useId();
  const found = foundCopies(results);
  const read = results.flatMap(({ page }) => page ?? []);
  const failed = results.filter(({ problem }) => problem);
  const empty = read.filter(({ copies }) => copies.length === 0);
  const more = read.reduce((sum, page) => sum + page.more, 0);
  const strangers = read.reduce((sum, page) => sum + page.strangers, 0);

  return (
    <section aria-labelledby={id} className="mt-8">
      {read.length > 0 && (
        <SectionTitle id={id}>
          {found.length === 0 ? "No section of ours found" : summaryOf(found.length, read.length)}
        </SectionTitle>
      )}
      {found.length > 0 && <p className="mt-3">{conditionsOf(found.map(({ condition }) => condition))}</p>}
      {read.length > 0 && found.length === 0 && (
        <p className="mt-3 max-w-[60ch]">
          Where your page shows one all the same, its code has lost every name by which we would know it, or it is drawn
          by a script of the page.
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
      {results.length === 1 && failed[0] && (
        <p role="alert" className="max-w-[70ch] text-accent-ink">
          {failed[0].problem?.message}
        </p>
      )}
      {siteId && reading === null && found.length > 0 && <Remember siteId={siteId} results={results} />}
      <div className="mt-4 grid max-w-[70ch] gap-2 text-small text-muted">
        {more > 0 && (
          <p>
            {sentenceCase(counted(more, "more thing"))} on these pages {more === 1 ? "was" : "were"} not looked at: we
            look at 60 sections of a page.
          </p>
        )}
        {strangers > 0 && (
          <p>
            {strangers === 1
              ? "One thing says that it is ours and names"
              : `${strangers} things say that they are ours and name`}{" "}
            no section that we have.
          </p>
        )}
        {results.length > 1 &&
          failed.map(({ address, problem }) => (
            <p key={address} className="break-words">
              {pathOf(address)}: {problem?.message}
            </p>
          ))}
        {found.length > 0 && empty.length > 0 && (
          <p className="break-words">No section of ours on: {empty.map(({ url }) => pathOf(url)).join(", ")}.</p>
        )}
        {reading === null && left > 0 && (
          <p>
            {counted(left, "more page")} of this site {left === 1 ? "was" : "were"} not read.
          </p>
        )}
      </div>
    </section>
  );
}

const summaryOf = (sections: number, pages: number) =>
  sentenceCase(`${counted(sections, "section")} on ${counted(pages, "page")}`);

/** “1 broken, 2 up to date.” */
function conditionsOf(all: readonly Condition[]): string {
  const kinds = [...new Set(all)];
  const words = kinds.map((kind) => `${all.filter((one) => one === kind).length} ${lowered[kind]}`);
  return `${words.join(", ")}.`;
}

const lowered: Readonly<Record<Condition, string>> = {
  broken: "broken",
  stopped: "with a stopped form",
  update: "with an update",
  unknown: "of unknown version",
  fine: "up to date",
};
