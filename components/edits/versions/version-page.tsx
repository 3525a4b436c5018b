import { isDeepStrictEqual } from "node:util";
import { LazyBuyButton } from "@/components/billing/checkout/lazy-buy-button";
import { getPreviewProps } from "@/components/code/previews/preview-props";
import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import type { UserSnapshot } from "@/lib/account/users/document";
import { canCopySection } from "@/lib/billing/copy-access";
import { findCategory, type Section } from "@/lib/catalogue/catalogue";
import { reconcileContent } from "@/lib/catalogue/content/reconcile";
import { getEditorData } from "@/lib/catalogue/get-editor-data";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import { formatPrice } from "@/lib/catalogue/words";
import { isDrawnInPage } from "@/lib/code/previews/preview";
import { normalizeStoredTheme } from "@/lib/code/theme/theme";
import { getVersionKey } from "@/lib/edits/versions/draft-storage";
import { defaultProduct } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { CopyVersion } from "./copy-version";
import { SavedEditor } from "./saved-editor";
import { VersionFormSite } from "./version-form-site";

/** A saved version: the words of the section to change, the live preview beside them. */
export async function VersionPage(props: {
  savedVersion: { id: string; name: string; content: unknown; theme: unknown; updatedAt: Date };
  section: Section;
  seen: UserSnapshot;
}) {
  const { savedVersion, section, seen } = props;
  const isOwned = canCopySection(section, seen.user, seen.owned);
  const edit = {
    content: reconcileContent(section, savedVersion.content),
    theme: normalizeStoredTheme(savedVersion.theme),
  };
  const data = await getEditorData(section);
  const hasForm = data.fields.some(({ kind }) => kind === "form-address");
  const { id, title, lines } = section;
  const category = findCategory(lines[0] ?? defaultProduct, section.category);
  return (
    <>
      {/* What stands under the copy button lies over the preview and the editor’s bar, which stay in view below. */}
      <div className="relative z-35 mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link href={urls.savedVersions} className={getButtonClass({ variant: "quiet" })}>
          All pages and sections
        </Link>
        {hasForm && (
          <div className="order-last -mt-2 w-full @3xl:order-none @3xl:ml-auto @3xl:w-auto @3xl:min-w-80">
            <VersionFormSite section={{ id: section.id, price: section.price, lines: section.lines }} />
          </div>
        )}
        {isOwned && category && (
          <a
            href={urls.editSection(category, section, { version: savedVersion.id })}
            className="link ml-auto inline-flex min-h-11 items-center text-small font-[550]"
          >
            All formats, and try it on your site
          </a>
        )}
        <div className={hasForm || isOwned ? "ml-auto @3xl:ml-0" : "ml-auto"}>
          {isOwned ? (
            <CopyVersion
              id={savedVersion.id}
              title={savedVersion.name || section.title}
              lines={section.lines}
              target={getPasteTarget(section.category)}
              variant="solid"
            />
          ) : (
            <LazyBuyButton item={section.id}>Buy for {formatPrice(section.price)}, then copy</LazyBuyButton>
          )}
        </div>
      </div>
      {isDrawnInPage(section) ? (
        <SavedEditor
          key={savedVersion.id}
          section={{ id, title, lines }}
          heights={getPreviewProps(section, lines[0] ?? defaultProduct, true).heights}
          saved={{
            data,
            key: getVersionKey(savedVersion.id),
            id: savedVersion.id,
            name: savedVersion.name,
            edit,
            base: savedVersion.updatedAt.getTime(),
            isKept: isDeepStrictEqual([edit.content, edit.theme], [savedVersion.content, savedVersion.theme]),
          }}
        />
      ) : (
        <p className="max-w-[66ch] rounded-sm bg-paper-2 px-4 py-3 text-small">
          The words of a callout card are in Notion: there is nothing to edit here, and the copy is the same for
          everybody.
        </p>
      )}
    </>
  );
}
