import { categoryLinks, sectionLinks } from "@/components/product-line/line-hrefs";
import { LineLink } from "@/components/product-line/line-link";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { type ChangelogDay, changelog, type SharedChange } from "@/lib/catalogue/changelog";
import { smallSize } from "@/lib/catalogue/pictures";
import { thumbnailOf } from "@/lib/catalogue/thumbnails";
import { counted, dayLabel, sentenceCase } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { PageHead } from "../ui/page-head";
import { ThemedImage } from "../ui/themed-image";

/** What was added and changed, day by day. Readable without script. */
export function Changelog({ sections = listSections() }: { sections?: readonly Section[] }) {
  return (
    <>
      <PageHead
        title="What’s new"
        lede={
          <>
            Every section that was added or changed. What you have pasted stays as it is; to have a later version, copy
            the section again. Also as{" "}
            <a href={urls.feed} className="link">
              RSS
            </a>
            .
          </>
        }
      />
      <div className="mx-auto mt-12 max-w-wide px-gutter @4xl:mt-16">
        {changelog(sections).map((day, index) => (
          <Day key={day.date} day={day} all={sections.length} isFirst={index === 0} />
        ))}
      </div>
    </>
  );
}

function Day({ day: { date, added, changed }, all, isFirst }: { day: ChangelogDay; all: number; isFirst: boolean }) {
  const countAdded = added.reduce((sum, { sections }) => sum + sections.length, 0);
  const changedIds = new Set(changed.flatMap(({ sections }) => sections.map(({ section }) => section.id)));
  const counts = [
    countAdded > 0 && counted(countAdded, "new section"),
    changedIds.size > 0 && `${counted(changedIds.size, "section")} changed`,
  ].filter((count) => count !== false);
  return (
    <section
      id={date}
      aria-labelledby={`${date}-title`}
      className={`grid scroll-mt-24 grid-cols-1 gap-x-12 gap-y-6 border-t border-hairline py-10 first:border-ink @4xl:grid-cols-12 @4xl:py-12 ${isFirst ? "" : "laid-out-late [--late:60rem] @4xl:[--late:40rem]"}`}
    >
      <div className="@4xl:col-span-3">
        <div className="@4xl:sticky @4xl:top-24">
          <h2 id={`${date}-title`} className="text-heading">
            <time dateTime={date}>{dayLabel(date)}</time>
          </h2>
          <p className="mt-1 text-small text-muted">{sentenceCase(counts.join(", "))}</p>
        </div>
      </div>
      <div className="min-w-0 @4xl:col-span-9">
        {changed.map((change) => (
          <Changed key={change.text} change={change} all={all} />
        ))}
        {added.map(({ category, sections }) => (
          <div
            key={category.slug}
            className="grid grid-cols-1 gap-x-6 gap-y-1 border-t border-hairline py-3 first:border-t-0 first:pt-0 @2xl:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <h3 className="text-small font-semibold">
              <LineLink
                hrefs={categoryLinks(category.slug)}
                className="inline-flex min-h-11 items-center hover:underline hover:decoration-1 hover:underline-offset-4"
              >
                {category.title}
              </LineLink>
            </h3>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-1 @4xl:grid-cols-3">
              {sections.map((section) => (
                <li key={section.id}>
                  <Added section={section} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** A section that was new, with the top of its picture where there is room. */
function Added({ section }: { section: Section }) {
  const small = thumbnailOf(section)?.small;
  return (
    <LineLink hrefs={sectionLinks(section)} className="group flex min-h-11 items-center gap-3 text-[.9375rem] text-ink">
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
    </LineLink>
  );
}

/** One change: in a sentence, and of which sections. */
function Changed({ change: { text, sections }, all }: { change: SharedChange; all: number }) {
  return (
    <div className="border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="max-w-[66ch] text-pretty text-ink">{text}</p>
      {sections.length === all && all > 1 ? (
        <p className="mt-1 text-small text-muted">Every section, {sections.length} of them.</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-x-5 text-small">
          {sections.map(({ section, version }) => (
            <li key={section.id}>
              <LineLink
                hrefs={sectionLinks(section, "#changes")}
                className="inline-flex min-h-9 items-center gap-1.5 text-ink-2 hover:text-ink hover:underline hover:decoration-1 hover:underline-offset-4"
              >
                {section.title} <span className="tabular-nums text-muted">{version}</span>
              </LineLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
