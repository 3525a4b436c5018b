import type { MetadataRoute } from "next";
import { categoriesOf, findSection, listSections } from "@/lib/catalogue/catalogue";
import {
  cataloguePage,
  categoryPage,
  changelogPage,
  composePage,
  furtherPages,
  homePage,
  sectionPage,
  sectionsOn,
  templatesPage,
} from "@/lib/catalogue/pages/page-facts";
import { templates } from "@/lib/catalogue/pages/templates";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { products } from "@/lib/hosts/products";
import { canonical } from "@/lib/server/public-address";

/**
 * Every page that search engines should know, with the day its content last changed: a section's own date, the newest of
 * what a page lists, or the date in pages.ts. A category without sections is not worth a search engine's visit yet.
 */
export function sitemapEntries(): MetadataRoute.Sitemap {
  const entry = (path: string, dates: readonly string[]) => ({ url: canonical(path), lastModified: newest(dates) });
  const updates = (sections: readonly { updated: string }[]) => sections.map(({ updated }) => updated);
  return [
    entry(homePage().path, updates(listSections())),
    ...products.flatMap((product) => [
      entry(cataloguePage(product).path, updates(listSections(product))),
      entry(
        templatesPage(product).path,
        updates(templates.flatMap((page) => page.sections.flatMap(({ id }) => findSection(id) ?? []))),
      ),
      entry(composePage(product).path, updates(listSections(product))),
      ...categoriesOf(product)
        .filter(({ sections }) => sections.length > 0)
        .flatMap((category) => [
          ...[1, ...furtherPages(category)].map((number) =>
            entry(categoryPage(category, number).path, updates(sectionsOn(category, number))),
          ),
          ...category.sections.map((section) => entry(sectionPage(section, category).path, [section.updated])),
        ]),
    ]),
    entry(changelogPage().path, updates(listSections())),
    ...Object.values(pages).map(({ path, updated }) => entry(path, [updated])),
  ];
}

function newest(dates: readonly string[]): string | undefined {
  return [...dates].sort().at(-1);
}
