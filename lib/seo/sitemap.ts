import type { MetadataRoute } from "next";
import { findSection, listCategories, listSections } from "@/lib/catalogue/catalogue";
import {
  getCataloguePage,
  getCategoryPage,
  getChangelogPage,
  getComposePage,
  getHomePage,
  getSectionPage,
  getTemplatesPage,
  listFurtherPages,
  listSectionsOnPage,
} from "@/lib/catalogue/pages/page-facts";
import { templates } from "@/lib/catalogue/pages/templates";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { products } from "@/lib/hosts/products";
import { getCanonicalUrl } from "@/lib/server/public-address";

/**
 * Every page that search engines should know, with the day its content last changed: a section's own date, the newest of
 * what a page lists, or the date in pages.ts. A category without sections is not worth a search engine's visit yet.
 */
export function listSitemapEntries(): MetadataRoute.Sitemap {
  const entry = (path: string, dates: readonly string[]) => ({
    url: getCanonicalUrl(path),
    lastModified: findNewest(dates),
  });
  const updates = (sections: readonly { updated: string }[]) => sections.map(({ updated }) => updated);
  return [
    entry(getHomePage().path, updates(listSections())),
    ...products.flatMap((product) => [
      entry(getCataloguePage(product).path, updates(listSections(product))),
      entry(
        getTemplatesPage(product).path,
        updates(templates.flatMap((page) => page.sections.flatMap(({ id }) => findSection(id) ?? []))),
      ),
      entry(getComposePage(product).path, updates(listSections(product))),
      ...listCategories(product)
        .filter(({ sections }) => sections.length > 0)
        .flatMap((category) => [
          ...[1, ...listFurtherPages(category)].map((number) =>
            entry(getCategoryPage(category, number).path, updates(listSectionsOnPage(category, number))),
          ),
          ...category.sections.map((section) => entry(getSectionPage(section, category).path, [section.updated])),
        ]),
    ]),
    entry(getChangelogPage().path, updates(listSections())),
    ...Object.values(pages).map(({ path, updated }) => entry(path, [updated])),
  ];
}

function findNewest(dates: readonly string[]): string | undefined {
  return [...dates].sort().at(-1);
}
