import { Link } from "@/components/ui/link";
import type { Entitlements } from "@/lib/billing/entitlements";
import { findSection, listSections } from "@/lib/catalogue/catalogue";
import { thumbnailOf } from "@/lib/catalogue/thumbnails";
import type { ComponentSummary } from "@/lib/records/queries";
import { urls } from "@/lib/urls";
import { Empty } from "../empty";
import { Heading } from "../heading";
import { DeletionProvider } from "./deletion";
import { SavedRow } from "./saved-row";
import { StartForm } from "./start-form";

/** The saved components of the user, the last changed first, and the way to a new one. */
export function ComponentsPage(props: { records: readonly ComponentSummary[]; entitled: Entitlements }) {
  const { records, entitled } = props;
  const sections = listSections().map(({ id, title, number }) => ({ id, label: `§ ${number} ${title}` }));
  if (records.length === 0) {
    return (
      <div className="grid gap-8">
        <Empty title="None saved yet">
          A saved component is your own version of a section: its words, links and pictures, kept here to change and
          copy again. Choose a section to begin with. Copying it asks for the section to be yours; trying it out
          doesn't.
        </Empty>
        <StartForm sections={sections} />
      </div>
    );
  }
  return (
    <div className="grid gap-10">
      <StartForm sections={sections} />
      <section aria-labelledby="saved">
        <Heading id="saved">Your versions</Heading>
        <DeletionProvider headingId="saved">
          <ul>
            {records.map((record) => {
              const section = record.sectionId === null ? undefined : findSection(record.sectionId);
              const isOwned =
                section !== undefined &&
                (section.price === null || entitled.isLifetime || entitled.sections.includes(section.id));
              return (
                <SavedRow
                  key={record.id}
                  id={record.id}
                  updatedAt={record.updatedAt.getTime()}
                  isOwned={isOwned}
                  section={
                    section && {
                      title: section.title,
                      number: section.number,
                      lines: section.lines,
                      thumbnail: thumbnailOf(section)?.full,
                    }
                  }
                />
              );
            })}
          </ul>
        </DeletionProvider>
        <p className="mt-6 max-w-[60ch] text-small text-muted">
          Programs can draw them too:{" "}
          <Link href={urls.tokens} className="link">
            with an API token
          </Link>
          .
        </p>
      </section>
    </div>
  );
}
