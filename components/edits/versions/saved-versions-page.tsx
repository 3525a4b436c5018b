import { EmptyState } from "@/components/account/empty-state";
import { Heading } from "@/components/account/heading";
import { Link } from "@/components/ui/navigation/link";
import { canCopySection } from "@/lib/billing/copy-access";
import type { Entitlements } from "@/lib/billing/entitlements";
import { findSection } from "@/lib/catalogue/catalogue";
import { parsePartIds } from "@/lib/catalogue/content/composition-id";
import { findPartOf } from "@/lib/catalogue/pages/composition";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import type { SavedVersionSummary } from "@/lib/edits/versions/queries";
import { defaultProduct, products } from "@/lib/hosts/products";
import { checkUrls } from "@/lib/urls/check-urls";
import { urls } from "@/lib/urls/urls";
import { DeletionProvider } from "./deletion";
import { PageRow } from "./page-row";
import { SavedRow } from "./saved-row";
import { StartForm } from "./start-form";

/** The saved versions of the user, the last changed first, and the way to a new one. */
export function SavedVersionsPage(props: { savedVersions: readonly SavedVersionSummary[]; entitled: Entitlements }) {
  const { savedVersions, entitled } = props;
  if (savedVersions.length === 0) {
    return (
      <div className="grid gap-8">
        <EmptyState title="None saved yet">
          A saved section is your own version of one of ours, with your words, links and pictures. Choose a section to
          begin with. Trying it out costs nothing; to copy it you need to have bought the section.
        </EmptyState>
        <StartForm />
        <ComposeLink />
      </div>
    );
  }
  const pages = savedVersions.flatMap((savedVersion) => {
    const ids = parsePartIds(savedVersion.sectionId ?? "");
    return ids ? [{ savedVersion, parts: ids.map(findPartOf) }] : [];
  });
  const versions = savedVersions.filter(({ sectionId }) => !parsePartIds(sectionId ?? ""));
  return (
    <div className="grid gap-10">
      <StartForm />
      <ComposeLink />
      {pages.length > 0 && (
        <section aria-labelledby="pages">
          <Heading id="pages">Your pages</Heading>
          <DeletionProvider of="page" headingId="pages">
            <ul>
              {pages.map(({ savedVersion, parts }) => (
                <PageRow
                  key={savedVersion.id}
                  id={savedVersion.id}
                  name={savedVersion.name}
                  updatedAt={savedVersion.updatedAt.getTime()}
                  sections={parts.length}
                  gone={parts.filter((part) => !part).length}
                  lines={products.filter((product) => parts.every((part) => !part || part.lines.includes(product)))}
                />
              ))}
            </ul>
          </DeletionProvider>
        </section>
      )}
      <section aria-labelledby="saved" hidden={versions.length === 0}>
        <Heading id="saved">Your saved sections</Heading>
        <DeletionProvider headingId="saved">
          <ul>
            {versions.map((savedVersion) => {
              const section = savedVersion.sectionId === null ? undefined : findSection(savedVersion.sectionId);
              const isOwned = section !== undefined && canCopySection(section, entitled, entitled.sections);
              return (
                <SavedRow
                  key={savedVersion.id}
                  id={savedVersion.id}
                  name={savedVersion.name}
                  updatedAt={savedVersion.updatedAt.getTime()}
                  isOwned={isOwned}
                  section={
                    section && {
                      id: section.id,
                      title: section.title,
                      price: section.price,
                      target: getPasteTarget(section.category),
                      number: section.number,
                      lines: section.lines,
                    }
                  }
                />
              );
            })}
          </ul>
        </DeletionProvider>
        <p className="mt-6 max-w-[60ch] text-small text-muted">
          Programs can fetch them, too:{" "}
          <Link href={urls.tokens} className="link">
            with an API token
          </Link>
          .
        </p>
      </section>
    </div>
  );
}

function ComposeLink() {
  return (
    <p className="-mt-4 max-w-[60ch]">
      Or put a whole page together,{" "}
      <Link href={urls.compose(defaultProduct)} className="link">
        in the composer
      </Link>
      . Have code on your site already?{" "}
      <Link href={checkUrls.code} className="link">
        Edit code you have
      </Link>
      .
    </p>
  );
}
