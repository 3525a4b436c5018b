import { describe, expect, it } from "vitest";
import { listCategories } from "@/lib/catalogue/catalogue";
import { products } from "@/lib/hosts/products";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";
import { listSitemapEntries } from "./sitemap";

const entries = listSitemapEntries();
const dateOf = (path: string) => entries.find(({ url }) => url === getAbsoluteUrl(path))?.lastModified;

describe("the sitemap", () => {
  it("names every address once, with a day that has come", () => {
    const addresses = entries.map(({ url }) => url);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { url, lastModified } of entries) expect(lastModified, url).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("dates a section by itself and its category by the newest in it", () => {
    for (const category of products.flatMap(listCategories)) {
      const days = category.sections.map(({ updated }) => updated).sort();
      expect(dateOf(category.href), category.href).toBe(days.at(-1));
      for (const section of category.sections)
        expect(dateOf(urls.section(category, section)), section.id).toBe(section.updated);
    }
  });

  it("leaves out what is private and what is no page of the shop", () => {
    const others = [urls.login, urls.account, urls.preview("bullet", 1), urls.searchIndex, urls.feed];
    expect(others.filter((path) => dateOf(path))).toEqual([]);
    expect(dateOf(urls.pricing)).toBeDefined();
  });
});
