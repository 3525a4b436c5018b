import { isDeepStrictEqual } from "node:util";
import { LazyBuyButton } from "@/components/catalogue/lazy-buy-button";
import { Link } from "@/components/ui/link";
import { mayCopy } from "@/lib/billing/may-copy";
import type { Section } from "@/lib/catalogue/catalogue";
import { formOf } from "@/lib/catalogue/content-form";
import { loadSource } from "@/lib/catalogue/modules";
import { pasteTargetOf } from "@/lib/catalogue/paste-target";
import { propComments } from "@/lib/catalogue/prop-comments";
import { priceLabel } from "@/lib/catalogue/words";
import { reconcileContent } from "@/lib/saved-components/reconcile";
import { storedTheme } from "@/lib/saved-components/schema";
import { urls } from "@/lib/urls";
import type { UserSnapshot } from "@/lib/users/document";
import { AnswersOf } from "./answers-of";
import { CopyVersion } from "./copy-version";
import { Editor } from "./editor";

/** A saved component: the words of the section to change, the live preview beside them. */
export async function VersionPage(props: {
  record: { id: string; name: string; content: unknown; theme: unknown };
  section: Section;
  seen: UserSnapshot;
}) {
  const { record, section, seen } = props;
  const isOwned = mayCopy(section, seen.user, seen.owned);
  const content = reconcileContent(section, record.content);
  const theme = storedTheme(record.theme);
  const form = formOf({ ...section, hints: propComments((await loadSource(section)) ?? "") });
  const fields = form.kind === "group" ? form.fields : [];
  const hasForm = fields.some(({ kind }) => kind === "form-address");
  return (
    <>
      {pasteTargetOf(section.category) === "css" && (
        <p className="mb-6 max-w-[66ch] rounded-sm bg-paper-2 px-4 py-3 text-small">
          The words of a callout card live in Notion, so the copy is the same whatever you write here. What you see
          below is an example.
        </p>
      )}
      {/* What stands under the copy button lies over the preview, which stays in view below. */}
      <div className="relative z-30 mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link href={urls.savedComponents} className="link inline-flex min-h-11 items-center text-small font-[550]">
          All saved sections
        </Link>
        {hasForm && (
          <div className="order-last -mt-2 w-full @3xl:order-none @3xl:ml-auto @3xl:w-auto @3xl:min-w-80">
            <AnswersOf section={{ id: section.id, price: section.price, lines: section.lines }} />
          </div>
        )}
        <div className={hasForm ? "ml-auto @3xl:ml-0" : "ml-auto"}>
          {isOwned ? (
            <CopyVersion
              id={record.id}
              title={record.name || section.title}
              lines={section.lines}
              target={pasteTargetOf(section.category)}
              className="btn"
            />
          ) : (
            <LazyBuyButton item={section.id} className="btn">
              Buy for {priceLabel(section.price)}, then copy
            </LazyBuyButton>
          )}
        </div>
      </div>
      <Editor
        key={record.id}
        id={record.id}
        section={{ id: section.id, title: section.title, lines: section.lines }}
        initial={{ name: record.name, content, theme }}
        isKept={isDeepStrictEqual([content, theme], [record.content, record.theme])}
        shape={{ sample: section.sample, fields: section.fields }}
        // Last what hardly anybody needs.
        fields={fields.toSorted((a, b) => Number(a.kind === "form-address") - Number(b.kind === "form-address"))}
      />
    </>
  );
}
