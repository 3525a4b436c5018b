import { PreviewFont } from "@/components/code/previews/preview-font";
import { getPreviewProps } from "@/components/code/previews/preview-props";
import { SectionPreview } from "@/components/edits/editor/section-preview";
import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { findCategory } from "@/lib/catalogue/catalogue";
import { parsePartIds } from "@/lib/catalogue/content/composition-id";
import { getItemKind } from "@/lib/catalogue/item-counts";
import type { SharedEdit } from "@/lib/edits/shares/queries";
import { productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/** An edited section that somebody has passed on: read-only, with the way to go on from it. */
export function SharedSection({ shared }: { shared: SharedEdit }) {
  const { code, section, product } = shared;
  const isPage = parsePartIds(section.id) !== undefined;
  const category = isPage ? undefined : findCategory(product, section.category);
  return (
    <div className="mx-auto max-w-wide px-gutter pt-8 pb-section @4xl:pt-10">
      <PreviewFont />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h1 className="text-heading">Shared with you: {isPage ? "a page" : section.title}</h1>
          <p className="mt-2 max-w-[60ch] text-small text-pretty">
            {isPage
              ? `Somebody made this page of our sections for ${productTitles[product]} and passed on the link.`
              : `Somebody put their own words into this ${getItemKind(section)} for ${productTitles[product]} and passed on the link.`}{" "}
            What it says is theirs, not ours. Links are switched off on this page.
          </p>
        </div>
        {isPage && (
          <a href={urls.compose(product, { share: code })} className={getButtonClass()}>
            Make a copy and edit it
          </a>
        )}
        {category && (
          <div className="flex flex-wrap gap-2.5">
            <Link href={urls.section(category, section)} className={getButtonClass({ variant: "line" })}>
              See the {getItemKind(section)}
            </Link>
            <a href={urls.editSection(category, section, { share: code })} className={getButtonClass()}>
              Make a copy and edit it
            </a>
          </div>
        )}
      </div>
      <div className="mt-8">
        <SectionPreview
          {...getPreviewProps(section, product, false)}
          name={isPage ? "The page" : section.title}
          src={urls.sharePreview(code)}
          examples={[]}
          alone
          onlyHere
        />
      </div>
    </div>
  );
}
