import type { ReactNode } from "react";
import { getCategoryLinks, getSectionLinks, type ProductHrefs } from "@/components/hosts/product-hrefs";
import { ProductLink } from "@/components/hosts/product-link";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { ThemedImage } from "@/components/ui/themed-image";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { buildChangelog, type ChangelogDay, type SharedChange } from "@/lib/catalogue/changelog";
import { formatItemCount } from "@/lib/catalogue/item-counts";
import { smallSize } from "@/lib/catalogue/records/pictures";
import { findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { capitalize, formatDay, spellNumber } from "@/lib/catalogue/words";
import { checkUrls } from "@/lib/urls/check-urls";
import { urls } from "@/lib/urls/urls";

/** What was added and changed, day by day. Readable without script. */
export function Changelog({ sections = listSections() }: { sections?: readonly Section[] }) {
  return (
    <>
      <PageHead
        title="What’s new"
        lede={
          <>
            Every section and page that was added or changed. What you have pasted stays as it is.{" "}
            <Link href={checkUrls.page} className="link">
              Check my site
            </Link>{" "}
            gives you the new version with your words. Also as{" "}
            <a href={urls.feed} className="link">
              RSS
            </a>
            .
          </>
        }
      />
      <div className="mx-auto mt-12 max-w-wide px-gutter @4xl:mt-16">
        {buildChangelog(sections).map((day, index) => (
          <Day key={day.date} day={day} all={sections.length} isFirst={index === 0} />
        ))}
      </div>
    </>
  );
}

function Day({ day: { date, added, changed }, all, isFirst }: { day: ChangelogDay; all: number; isFirst: boolean }) {
  return (
    <section
      id={date}
      aria-labelledby={`${date}-title`}
      className={`grid scroll-mt-24 grid-cols-1 gap-x-12 gap-y-6 border-t border-hairline py-10 first:border-ink @4xl:grid-cols-12 @4xl:py-12 ${isFirst ? "" : "laid-out-late [--late:60rem] @4xl:[--late:40rem]"}`}
    >
      <div className="@4xl:col-span-3">
        <div className="@4xl:sticky @4xl:top-24">
          <h2 id={`${date}-title`} className="text-heading">
            <time dateTime={date}>{formatDay(date)}</time>
          </h2>
          <p className="mt-1 text-small text-muted">{describeCounts(added, changed)}</p>
        </div>
      </div>
      <div className="min-w-0 @4xl:col-span-9">
        {changed.map((change) => (
          <Changed key={change.text} change={change} all={all} />
        ))}
        {added.map(({ category, sections }) => (
          <Row key={category.slug} title={category.title} to={getCategoryLinks(category.slug)}>
            <ul data-added="" className="grid grid-cols-2 gap-x-4 gap-y-1 @2xl:gap-y-3 @4xl:grid-cols-3">
              {sections.map((section) => (
                <li key={section.id}>
                  <Added section={section} />
                </li>
              ))}
            </ul>
          </Row>
        ))}
      </div>
    </section>
  );
}

/** "Two new sections, one changed" */
function describeCounts(added: ChangelogDay["added"], changed: readonly SharedChange[]): string {
  const news = added.flatMap(({ sections }) => sections);
  const others = [
    ...new Map(changed.flatMap(({ sections }) => sections.map(({ section }) => [section.id, section]))).values(),
  ];
  const summary = formatItemCount(news, "new");
  if (others.length === 0) return capitalize(summary);
  if (news.length === 0) return capitalize(`${formatItemCount(others)} changed`);
  return capitalize(`${summary}, ${spellNumber(others.length)} changed`);
}

/** A line of a day: what it is about at the left. */
function Row({ title, note, to, children }: { title: string; note?: string; to?: ProductHrefs; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 border-t border-hairline py-3 first:border-t-0 first:pt-0 @2xl:grid-cols-[9.5rem_minmax(0,1fr)] @2xl:py-4">
      <h3 className="flex min-h-9 items-center gap-2 self-start text-small font-semibold @2xl:min-h-11">
        {to ? (
          <ProductLink
            hrefs={to}
            className="inline-flex min-h-9 items-center hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            {title}
          </ProductLink>
        ) : (
          title
        )}
        {note && <span className="font-normal tabular-nums text-muted">{note}</span>}
      </h3>
      {children}
    </div>
  );
}

/** A section that was new, with the top of its picture where there is room. */
function Added({ section }: { section: Section }) {
  const small = findThumbnail(section)?.small;
  return (
    <ProductLink
      hrefs={getSectionLinks(section)}
      className="group flex min-h-9 items-center gap-3 text-[.9375rem] leading-snug text-ink @2xl:min-h-11"
    >
      {small && (
        <span className="relative w-16 shrink-0 overflow-hidden rounded-xs bg-paper-2 after:absolute after:inset-0 after:rounded-xs after:shadow-[inset_0_0_0_1px_var(--sc-hairline)] @max-2xl:hidden">
          <ThemedImage
            image={small}
            alt=""
            {...smallSize}
            className="block aspect-[16/11] w-full object-cover object-top"
          />
        </span>
      )}
      <span className="min-w-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
        {section.title}
      </span>
    </ProductLink>
  );
}

/** One change: of which section or sections, and in a sentence. */
function Changed({ change: { text, sections }, all }: { change: SharedChange; all: number }) {
  const [first] = sections;
  const isAlone = first && sections.length === 1;
  const isOfAll = !isAlone && sections.length === all;
  const title = isOfAll ? "Everything" : capitalize(formatItemCount(sections.map(({ section }) => section)));
  return (
    <Row
      title={isAlone ? first.section.title : title}
      {...(isAlone && { note: first.version, to: getSectionLinks(first.section, "#changes") })}
    >
      <div>
        <p className="flex min-h-9 max-w-[66ch] items-center text-[.9375rem] leading-snug text-ink @2xl:min-h-11">
          {text}
        </p>
        {!isAlone && !isOfAll && (
          <ul className="flex flex-wrap gap-x-5 text-small">
            {sections.map(({ section, version }) => (
              <li key={section.id}>
                <ProductLink
                  hrefs={getSectionLinks(section, "#changes")}
                  className="inline-flex min-h-9 items-center gap-1.5 text-ink-2 hover:text-ink hover:underline hover:decoration-1 hover:underline-offset-4"
                >
                  {section.title} <span className="tabular-nums text-muted">{version}</span>
                </ProductLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Row>
  );
}
