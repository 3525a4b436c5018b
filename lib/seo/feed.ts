import type { Change } from "@/components/sections/define";
import { brand } from "@/lib/brand";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { findCategoryOf } from "@/lib/catalogue/changelog";
import { getSectionPage } from "@/lib/catalogue/pages/page-facts";
import { formatPrice } from "@/lib/catalogue/words";
import { productTitles } from "@/lib/hosts/products";
import { getCanonicalUrl } from "@/lib/server/public-address";
import { escapeHtml } from "@/lib/server/text";
import { urls } from "@/lib/urls/urls";
import { getCardImage } from "./cards";

export const feedTitle = `${brand.name}: new and changed sections`;

/** How many of the newest sections the feed holds, and how many of the newest changes: one that all had would leave no room for others. */
const longest = 50;

/** The newest sections and changes as RSS 2.0, those of one day in catalogue order. */
export function buildSectionsFeed(sections: readonly Section[] = listSections()): string {
  const all = sections.flatMap((section) =>
    section.changes.map((change, index) => ({ section, change, isFirst: index === section.changes.length - 1 })),
  );
  const sorted = all.sort((a, b) => b.change.date.localeCompare(a.change.date));
  const [added, changed] = [true, false].map((isFirst) =>
    sorted.filter((item) => item.isFirst === isFirst).slice(0, longest),
  );
  const kept = new Set([...(added ?? []), ...(changed ?? [])]);
  const items = sorted.filter((item) => kept.has(item)).map(printItem);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>${escapeXml(feedTitle)}</title>
    <link>${escapeXml(getCanonicalUrl(urls.changelog))}</link>
    <atom:link href="${escapeXml(getCanonicalUrl(urls.feed))}" rel="self" type="application/rss+xml" />
    <description>${escapeXml("Every new section on the day it is published, and every change of one.")}</description>
    <language>en-US</language>
${items.join("\n")}
  </channel>
</rss>
`;
}

/** A section or a change of one. The guid is for ever: readers show what has another as new. */
function printItem({ section, change, isFirst }: { section: Section; change: Change; isFirst: boolean }): string {
  const category = findCategoryOf(section);
  if (!category) return "";
  const { id, number, title, summary, price } = section;
  const { version, date, text } = change;
  const sold = section.lines.map((product) => productTitles[product]).join(" and ");
  const { url, type } = getCardImage(id);
  return `    <item>
      <title>${escapeXml(`§ ${number} ${title}${isFirst ? "" : `, version ${version}`}`)}</title>
      <link>${escapeXml(getCanonicalUrl(getSectionPage(section, category).path))}</link>
      <guid isPermaLink="false">${escapeXml(isFirst ? id : `${id}@${version}`)}</guid>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
      <category>${escapeXml(category.title)}</category>
      <description>${escapeXml(isFirst ? `${summary} ${formatPrice(price)}, for ${sold}.` : text)}</description>
      <media:content url="${escapeXml(url)}" type="${type}" medium="image" />
    </item>`;
}

/** Text as XML has it, in content and in attributes. Control characters, which XML cannot hold at all, are left out. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ""), '&<>"');
}
