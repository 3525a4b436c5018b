import { FormSite } from "@/components/code/copy/form-site";
import { LinkHere } from "@/components/code/copy/link-here";
import { withFailureNote } from "@/components/code/copy/with-failure-note";
import { getPreviewProps } from "@/components/code/previews/preview-props";
import { TallFrame } from "@/components/code/previews/tall-frame";
import { EditLink } from "@/components/edits/editor/edit-link";
import { SectionPreview } from "@/components/edits/editor/section-preview";
import { Link } from "@/components/ui/navigation/link";
import type { Category, Section } from "@/lib/catalogue/catalogue";
import { getPasteInstruction } from "@/lib/catalogue/paste-instruction";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import { getRecencyMark } from "@/lib/catalogue/recency";
import { deliver } from "@/lib/code/formats/deliver";
import { productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { CalloutSteps } from "./callout-steps";
import { RecentMark } from "./recent-mark";
import { SectionActions } from "./section-actions";
import { SectionPrice } from "./section-price";

/**
 * One section in the list of its category: heading, switches, buttons, live preview, a line of facts, and for what is
 * made of Notion's own blocks the recipe. The title leads to the section's own page; `#slug` to this place.
 */
export const SectionItem = withFailureNote(async function SectionItem({
  section,
  category,
  first,
}: {
  section: Section;
  category: Category;
  first: boolean;
}) {
  const { product } = category;
  const { files, bytes, hasForm } = await deliver({ section, product, origin: "" });
  const { id, slug, title, price, number, recipe } = section;
  const [file] = files;
  const mark = getRecencyMark(section, new Date());
  const target = getPasteTarget(section.category);
  const instruction = getPasteInstruction(product, section.category);
  const preview = (
    <SectionPreview
      name={title}
      {...getPreviewProps(section, product, first)}
      heading={
        <div className="flex items-center gap-x-3">
          <h2
            id={`${slug}-title`}
            className="flex items-baseline gap-3 text-[1.25rem] leading-tight font-semibold tracking-[-.02em]"
          >
            <span
              className="text-small font-normal tracking-normal tabular-nums whitespace-nowrap text-muted group-target/item:text-accent-ink"
              aria-hidden="true"
            >
              § {number}
            </span>
            <Link
              href={urls.section(category, section)}
              className="py-1 hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              {title}
            </Link>
          </h2>
          <SectionPrice section={{ id, price }} />
          {mark && <RecentMark mark={mark} />}
          <LinkHere slug={slug} title={title} />
        </div>
      }
      actions={<SectionActions section={{ id, title, price, instruction, target, hasForm }} product={product} />}
    />
  );
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      className="group/item min-w-0 border-t border-hairline pt-5 target:border-accent-ink target:shadow-[0_-1px_0_var(--sc-accent-ink)] forced-colors:target:border-[Highlight]"
    >
      {section.parts ? <TallFrame name={title}>{preview}</TallFrame> : preview}
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-caption text-muted">
        <span className="max-w-[72ch] text-ink-2">{section.summary}</span>
        <span className="ml-auto tabular-nums">
          {Math.max(1, Math.round(bytes / 1024))} KB for {productTitles[product]}, light and dark
        </span>
      </p>
      {target !== "css" && <EditLink href={urls.editSection(category, section)} section={{ id, title }} />}
      {hasForm && <FormSite section={{ id, price }} product={product} />}
      {price === null && recipe && file && <CalloutSteps title={title} steps={recipe} file={file} />}
    </article>
  );
});
