import { ForBuyers } from "@/components/billing/for-buyers";
import { Features } from "@/components/catalogue/features";
import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { SectionTitle } from "@/components/ui/page-head";
import { brand } from "@/lib/brand";
import { describeStock, findSection, getLowestPrice, listCategories, listSections } from "@/lib/catalogue/catalogue";
import { formatItemCount } from "@/lib/catalogue/item-counts";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { capitalize, spellNumber } from "@/lib/catalogue/words";
import { defaultProduct } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { AllAccessPanel } from "./all-access-panel";
import { CategoryIndex } from "./category-index";
import { Demonstration } from "./demonstration";
import { Widths } from "./widths";
import { WordsPanel } from "./words-panel";

/** A part below the first view, with room for focus rings. */
const late = "laid-out-late -mb-2 pb-2";

/** The sections the front page shows at work; the first of the catalogue in place of one that is gone. */
const demonstrated = `${brand.slug}-hero-simple-centered`;
const folding = `${brand.slug}-hero-portal-window`;

const steps = [
  ["Change the words", "In our editor before you copy, or later in the code itself, where they stand as plain text."],
  ["Copy", "Press Copy for Bullet or Copy for Super. The code is ready for that builder."],
  ["Paste", "Into a code block on your Notion page, between any two paragraphs."],
] as const;

/** The front page. Every number in it is counted, none written. */
export function Home() {
  const categories = listCategories(defaultProduct);
  const sections = listSections();
  const section = findSection(demonstrated) ?? sections[0];
  const foldable = findSection(folding) ?? section;
  const cheapest = getLowestPrice();
  const filled = categories.filter((category) => category.sections.length > 0);
  const numbered = filled[0]?.sections[1] ?? section;
  return (
    <>
      <section className="overflow-hidden">
        <div className="mx-auto max-w-wide px-gutter pt-[clamp(3rem,7cqi,6.5rem)]">
          <h1 className="relative pl-[.66em] text-(length:--sc-text-hero) leading-[.98] font-[560] tracking-[-.042em]">
            <span className="absolute top-0 left-0 text-accent" aria-hidden="true">
              {brand.mark}
            </span>
            Your site is a Notion page. It&nbsp;doesn’t have to look like&nbsp;one.
          </h1>
          <div className="mt-7 grid gap-x-12 gap-y-6 @4xl:mt-10 @4xl:grid-cols-[1fr_auto] @4xl:items-end @4xl:pl-[calc(var(--sc-text-hero)*.66)]">
            <p className="max-w-[50ch] text-lede">
              Ready-made sections and pages for sites published with Bullet or Super: {describeStock()}. Change the
              words, copy, paste between two paragraphs. Nothing to install, nothing to keep up to date.
            </p>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <a href="#index" className={getButtonClass()}>
                Browse the sections
              </a>
              <ForBuyers>
                <Link href={urls.pricing} className="link inline-flex min-h-11 items-center font-[550]">
                  From ${cheapest} a section, or all of them at once
                </Link>
              </ForBuyers>
            </div>
          </div>
        </div>
        {section && (
          <div className="mx-auto mt-[clamp(2.5rem,5cqi,4.5rem)] max-w-[1360px] px-gutter">
            <Demonstration section={section} />
          </div>
        )}
      </section>

      <section
        id="index"
        className={`${late} mx-auto max-w-wide scroll-mt-16 px-gutter pt-section [--late:147rem] @2xl:[--late:204rem] @4xl:[--late:101rem]`}
      >
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <SectionTitle>
            {capitalize(formatItemCount(sections))}
            {filled.length < categories.length
              ? ` so far, in ${spellNumber(filled.length)} of ${spellNumber(categories.length)} categories`
              : ` in ${spellNumber(categories.length)} categories`}
          </SectionTitle>
          <p className="max-w-[40ch] text-small text-muted">
            Each has a number{numbered && `: § ${numbered.number} is “${numbered.title}”`}. Use it when you write to us.
          </p>
        </div>
        <CategoryIndex categories={categories} />
      </section>

      <Features />

      {section && (
        <>
          <section className={`${late} mx-auto max-w-wide px-gutter pt-section [--late:52rem]`}>
            <div className="grid gap-x-12 gap-y-4 @4xl:grid-cols-12 @4xl:items-end">
              <div className="@4xl:col-span-7">
                <SectionTitle>It fits the column you paste it&nbsp;into</SectionTitle>
              </div>
              <p className="max-w-[44ch] @4xl:col-span-5 @4xl:justify-self-end">
                A Notion column is 708 pixels wide, even on a large screen. A section measures the space it is pasted
                into and arranges itself to fit: here is one at three widths.
              </p>
            </div>
            <Widths section={foldable ?? section} />
          </section>

          <section className={`${late} mx-auto max-w-wide px-gutter pt-section [--late:54rem] @4xl:[--late:40rem]`}>
            <div className="grid gap-x-16 gap-y-10 @4xl:grid-cols-12 @4xl:items-center">
              <div className="@4xl:col-span-5">
                <SectionTitle>Change the words, copy,&nbsp;paste</SectionTitle>
                <ol className="mt-8 border-t border-hairline">
                  {steps.map(([title, text], index) => (
                    <li key={title} className="grid grid-cols-[2.2rem_1fr] border-b border-hairline py-4">
                      <span className="tabular-nums text-ink" aria-hidden="true">
                        {index + 1}.
                      </span>
                      <span>
                        <b className="font-semibold text-ink">{title}</b>
                        <span className="block text-small">{text}</span>
                      </span>
                    </li>
                  ))}
                </ol>
                <p className="mt-6 max-w-[52ch] text-small">
                  <b className="font-semibold text-ink">Notion alone is enough:</b> every section also comes as one file
                  for Notion’s own HTML block, on pages without a builder, too.
                </p>
                <p className="mt-3 max-w-[52ch] text-small">
                  <b className="font-semibold text-ink">For developers:</b> also as React, Tailwind 4 and Vue. Copy the
                  files or install them with the shadcn command.{" "}
                  <Link href={urls.react} className="link">
                    {pages.react.title}
                  </Link>
                </p>
              </div>
              <WordsPanel section={section} />
            </div>
          </section>
        </>
      )}

      <AllAccessPanel sections={sections} cheapest={cheapest} />
    </>
  );
}
