import { SectionActions } from "@/components/catalogue/section-actions";
import { FormSite } from "@/components/code/copy/form-site";
import { CodePanel } from "@/components/code/panel/code-panel";
import { PreviewFont } from "@/components/code/previews/preview-font";
import { getPreviewProps } from "@/components/code/previews/preview-props";
import { SectionPreview } from "@/components/edits/editor/section-preview";
import { MyThemeButton } from "@/components/edits/theme/my-theme-button";
import { SeeOnSite } from "@/components/sites/preview/see-on-site";
import { Link } from "@/components/ui/navigation/link";
import type { Category, Section } from "@/lib/catalogue/catalogue";
import { getItemKind } from "@/lib/catalogue/item-counts";
import { canBePart } from "@/lib/catalogue/pages/composition";
import { getPasteInstruction } from "@/lib/catalogue/paste-instruction";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import { findSettings } from "@/lib/code/metadata/settings";
import { isDrawnInPage } from "@/lib/code/previews/preview";
import { summarizeCopies } from "@/lib/code/view/code-minimap";
import { checkUrls } from "@/lib/urls/check-urls";
import { urls } from "@/lib/urls/urls";
import { Breadcrumb } from "./breadcrumb";
import { ChangeWords } from "./change-words";
import { Inside } from "./code-stats";
import { Facts } from "./facts";
import { InNotion } from "./in-notion";
import { MadeOf } from "./included-sections";
import { Install } from "./install";
import { KeepWords } from "./keep-words";
import { RelatedSections } from "./related-sections";
import { Settings } from "./settings";
import { WhatChanged } from "./what-changed";

/** A part below the first view, with room for focus rings. */
const late = "laid-out-late -mx-2 -my-2 min-w-0 px-2 py-2";

/**
 * Everything about one section of one line. Of what is for sale nothing but measurements gets into the page: the code
 * itself comes later, from the server, to whoever owns it.
 */
export async function SectionPage({ category, section }: { category: Category; section: Section }) {
  const { product } = category;
  const { id, title, price, number, summary } = section;
  const { copies, files, hasForm } = await summarizeCopies(section, product);
  const [pasted] = files;
  const target = getPasteTarget(section.category);
  const instruction = getPasteInstruction(product, section.category);
  const canEdit = isDrawnInPage(section);
  return (
    <>
      <PreviewFont />
      <div className="mx-auto max-w-wide px-gutter pt-8 @4xl:pt-10">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Breadcrumb category={category} current={title} />
          <MyThemeButton />
        </div>
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <h1 className="flex gap-[.32em] text-[clamp(2.25rem,1.1rem+3.9cqi,4.25rem)] leading-none font-[560] tracking-[-.042em]">
            <span className="shrink-0 font-normal tracking-[.015em] text-accent [font-kerning:none]" aria-hidden="true">
              §{number}
            </span>
            <span>{title}</span>
          </h1>
          <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2 @max-xl:w-full @max-xl:justify-start">
            {canEdit && <ChangeWords section={section} />}
            <SectionActions section={{ id, title, price, target, instruction, hasForm }} product={product} />
          </div>
        </div>
      </div>
      <div className="mx-auto mt-8 max-w-wide px-gutter">
        <SectionPreview
          name={title}
          {...getPreviewProps(section, product, true)}
          alone
          editable={canEdit ? { section: { id, title }, product } : undefined}
          heading={
            <p className="pl-2.5 text-small text-ink-2 group-has-data-editing/preview:invisible @max-3xl:sr-only">
              {canEdit ? "Click any words to change them." : `The ${getItemKind(section)} itself, live. Try it.`}
            </p>
          }
        />
      </div>
      <div id="on-your-site" className="mx-auto mt-10 max-w-wide scroll-mt-24 px-gutter">
        <SeeOnSite section={{ id, title }} product={product} of={getItemKind(section)} />
      </div>
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-x-16 gap-y-14 px-gutter pt-14 @4xl:grid-cols-12 @4xl:pt-20">
        <div className="grid min-w-0 grid-cols-1 gap-14 @4xl:col-span-8">
          <div>
            <p className="max-w-[54ch] text-lede text-pretty text-ink">{summary}</p>
            {canBePart(section) && (
              <p className="mt-3">
                <Link
                  href={urls.compose(product, { add: id })}
                  className="link inline-flex min-h-11 items-center font-[550]"
                >
                  {section.parts ? "Add its sections to a page of yours" : "Add to a page"}
                  <span className="sr-only">: {title}</span>
                </Link>
              </p>
            )}
            {canEdit && (
              <p className="text-small text-muted">
                Is it on your site already?{" "}
                <Link href={checkUrls.code} className="link inline-flex min-h-6 items-center">
                  Edit the code you have
                </Link>{" "}
                or{" "}
                <Link href={checkUrls.page} className="link inline-flex min-h-6 items-center">
                  see whether it is up to date
                </Link>
              </p>
            )}
            {hasForm && <FormSite section={{ id, price }} product={product} />}
          </div>
          <MadeOf section={section} product={product} />
          <div data-own-actions="" className="min-w-0">
            <CodePanel section={section} product={product} copies={copies} files={files} />
          </div>
          <div data-own-actions="" className={`${late} [--late:70rem] @2xl:[--late:48rem]`}>
            <KeepWords section={section} product={product} hasForm={hasForm} />
          </div>
          <div data-own-actions="" className={`${late} [--late:40rem] @2xl:[--late:30rem]`}>
            <InNotion section={section} product={product} hasForm={hasForm} />
          </div>
          <div className={`${late} [--late:94rem] @2xl:[--late:63rem]`}>
            <Inside section={section} product={product} copies={copies} />
          </div>
          <div className={`${late} [--late:60rem] @2xl:[--late:38rem]`}>
            <Settings section={section} settings={findSettings(pasted?.code ?? "")} />
          </div>
          <div className={`${late} [--late:64rem] @2xl:[--late:37rem]`}>
            <Install section={section} product={product} />
          </div>
          <WhatChanged changes={section.changes} />
        </div>
        <aside className={`${late} [--late:35rem] @4xl:col-span-4`} aria-label="Price and facts">
          <Facts section={section} product={product} copies={copies} hasForm={hasForm} />
        </aside>
      </div>
      <RelatedSections section={section} product={product} />
    </>
  );
}
