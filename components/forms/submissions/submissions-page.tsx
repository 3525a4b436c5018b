import { Heading } from "@/components/account/heading";
import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { countLimit, type Submission } from "@/lib/forms/queries";
import { queryOf, type SubmissionView } from "@/lib/forms/submission-view";
import { urls } from "@/lib/urls/urls";
import { DeletionProvider } from "./deletion";
import { FilterForm } from "./filter-form";
import { SubmissionRow } from "./submission-row";

type Props = {
  view: SubmissionView;
  sites: { id: string; siteName: string }[];
  found: Submission[];
  hasOlder: boolean;
  /** How many the filter finds, on all pages; over `countLimit` when there are more than that. */
  count: number;
};

const number = new Intl.NumberFormat("en-US");

/** The list of submissions with its filter, its file and its pages. */
export function SubmissionsPage({ view, sites, found, hasOlder, count }: Props) {
  const { filter, after } = view;
  const isFiltered = Boolean(filter.siteId || filter.search);
  return (
    <>
      <FilterForm filter={filter} sites={sites} />
      <section aria-labelledby="submissions" className="mt-10">
        <Heading
          id="submissions"
          aside={
            found.length > 0 && (
              <a
                href={urls.submissionsFile + queryOf({ filter })}
                download
                className={getButtonClass({ variant: "quiet" })}
              >
                Export {isFiltered ? "these" : "all"} as CSV
              </a>
            )
          }
        >
          {count > countLimit ? `More than ${number.format(countLimit)}` : number.format(count)}{" "}
          {count === 1 ? "answer" : "answers"}
          {isFiltered && " found"}
        </Heading>
        {found.length === 0 ? (
          <p className="mt-5 max-w-[52ch]">
            {after ? "There are no older ones." : "Nothing in your submissions fits that."}{" "}
            <Link href={urls.submissions} className="link inline-flex min-h-9 items-center font-[550]">
              Show all
            </Link>
          </p>
        ) : (
          <DeletionProvider headingId="submissions">
            <ul>
              {found.map((submission) => (
                <SubmissionRow key={submission.id} submission={submission} />
              ))}
            </ul>
          </DeletionProvider>
        )}
        {(after || hasOlder) && (
          <nav className="mt-8 flex gap-3" aria-label="Pages">
            {after && (
              <Link href={urls.submissions + queryOf({ filter })} className={getButtonClass({ variant: "line" })}>
                Newest
              </Link>
            )}
            {hasOlder && (
              <Link
                href={urls.submissions + queryOf({ filter, after: found.at(-1) })}
                className={getButtonClass({ variant: "line" })}
              >
                Older
              </Link>
            )}
          </nav>
        )}
      </section>
    </>
  );
}
