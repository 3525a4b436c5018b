import { findCategory } from "@/lib/catalogue/catalogue";
import { productTitles } from "@/lib/catalogue/products";
import type { SharedEdit } from "@/lib/shares/queries";
import { urls } from "@/lib/urls";
import { PreviewFont } from "../preview/preview-font";
import { previewOf } from "../preview/preview-of";
import { SectionPreview } from "../preview/section-preview";
import { Link } from "../ui/link";

/** An edited section that somebody has passed on: read-only, with the way to go on from it. */
export function SharedSection({ shared }: { shared: SharedEdit }) {
  const { code, section, product } = shared;
  const category = findCategory(product, section.category);
  return (
    <div className="mx-auto max-w-wide px-gutter pt-8 pb-section @4xl:pt-10">
      <PreviewFont />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h1 className="text-heading">Shared with you: {section.title}</h1>
          <p className="mt-2 max-w-[60ch] text-small text-pretty">
            Somebody put their own words into this section for {productTitles[product]} and passed on the link. What it
            says is theirs, not ours. Links are switched off on this page.
          </p>
        </div>
        {category && (
          <div className="flex flex-wrap gap-2.5">
            <Link href={urls.section(category, section)} className="btn btn-line">
              See the section
            </Link>
            <a href={urls.editSection(category, section, { share: code })} className="btn">
              Make a copy and edit it
            </a>
          </div>
        )}
      </div>
      <div className="mt-8">
        <SectionPreview
          {...previewOf(section, product, false)}
          name={section.title}
          src={urls.sharePreview(code)}
          examples={[]}
          alone
          onlyHere
        />
      </div>
    </div>
  );
}
