import { brand } from "@/lib/brand";
import { findCategory, listSections } from "@/lib/catalogue/catalogue";
import { sectionPage } from "@/lib/catalogue/pages";
import { defaultProduct, productTitles } from "@/lib/catalogue/products";
import { priceLabel } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { absolute } from "./address";
import { cardImage } from "./cards";

export const feedTitle = `${brand.name}: new sections`;

/** How many of the newest sections the feed holds. */
const longest = 50;

/** The newest sections as RSS 2.0, those of one day in catalogue order. */
export function newSectionsFeed(): string {
  const newest = [...listSections()].sort((a, b) => b.added.localeCompare(a.added)).slice(0, longest);
  const items = newest.flatMap((section) => {
    const line = section.lines.includes(defaultProduct) ? defaultProduct : section.lines[0];
    const category = line && findCategory(line, section.category);
    if (!category) return [];
    const link = absolute(sectionPage(section, category).path);
    const { url, type } = cardImage(section.id);
    const sold = section.lines.map((product) => productTitles[product]).join(" and ");
    return `    <item>
      <title>${escapeXml(`§ ${section.number} ${section.title}`)}</title>
      <link>${escapeXml(link)}</link>
      <guid isPermaLink="false">${escapeXml(section.id)}</guid>
      <pubDate>${new Date(section.added).toUTCString()}</pubDate>
      <category>${escapeXml(category.title)}</category>
      <description>${escapeXml(`${section.summary} ${priceLabel(section.price)}, for ${sold}.`)}</description>
      <media:content url="${escapeXml(url)}" type="${type}" medium="image" />
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>${escapeXml(feedTitle)}</title>
    <link>${escapeXml(absolute(urls.home))}</link>
    <atom:link href="${escapeXml(absolute(urls.feed))}" rel="self" type="application/rss+xml" />
    <description>${escapeXml("Every new section, on the day it is published.")}</description>
    <language>en-GB</language>
${items.join("\n")}
  </channel>
</rss>
`;
}

/** Text as XML has it, in content and in attributes. Control characters, which XML cannot hold at all, are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
