import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { listCategories, listSections } from "@/lib/catalogue/catalogue";
import { groupTitles } from "@/lib/catalogue/categories";
import { getCategoryPicture } from "@/lib/catalogue/records/pictures";
import { findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { products } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { hashPictures } from "@/tools/sections/cameras/picture-files";
import { createSearchIndex, createSectionRows } from "./search-file";
import { createSearchFile } from "./search-index";

describe("the search index as it is sent", () => {
  const index = createSearchIndex(JSON.parse(JSON.stringify(createSearchFile())));

  it("gives back every section with its addresses and its photograph", () => {
    const wanted = listSections().map((section) => {
      const homes = products.flatMap((product) =>
        listCategories(product).filter(({ slug }) => slug === section.category && section.lines.includes(product)),
      );
      return {
        kind: "section",
        id: section.id,
        slug: section.slug,
        lines: section.lines,
        title: section.title,
        category: homes[0]?.title,
        categorySlug: section.category,
        number: section.number,
        price: section.price,
        tags: section.tags,
        hrefs: Object.fromEntries(homes.map((home) => [home.product, urls.section(home, section)])),
        image: findThumbnail(section)?.full ?? homes[0]?.image,
        small: findThumbnail(section)?.small,
      };
    });
    expect(index.sections).toEqual(wanted);
  });

  it("gives back every category of both lines", () => {
    const wanted = products.flatMap(listCategories).map(({ sections, group, ...category }) => ({
      ...category,
      kind: "category",
      group: group && groupTitles[group],
      small: getCategoryPicture(category.product, category.slug, "small"),
      count: sections.length,
    }));
    expect(index.categories).toEqual(wanted);
  });

  it("keeps what can't be made of a slug: another title, one line, no photograph yet", () => {
    const file = createSearchFile();
    const [first, ...others] = file.categories;
    if (!first) throw new Error("There is no category");
    const { words, row } = createSectionRows();
    const listed = {
      slug: "to-do",
      number: "1.4",
      price: 3,
      tags: ["list"],
      title: "To-do",
      lines: ["super"] as const,
    };
    const sections = [row({ ...listed, version: undefined })];
    const [found] = createSearchIndex({ ...file, words, categories: [{ ...first, sections }, ...others] }).sections;
    expect(found).toMatchObject({ title: "To-do", lines: ["super"], number: "1.4", tags: ["list"] });
    expect(Object.keys(found?.hrefs ?? {})).toEqual(["super"]);
    expect(found?.image.light).toMatch("/thumbnails/categories/");
    expect(found?.small.light).toMatch(/^\/thumbnails\/categories\/[a-z-]+-small-light\./);
  });

  it("takes at most 80 bytes, compressed, of each of a thousand sections", () => {
    const text = JSON.stringify(listSections().map(({ summary, sample }) => [summary, sample]));
    const vocabulary = [...new Set(text.match(/\b[a-z]{4,11}\b/g))];
    // Without a pattern that the compression could find: a step that meets every word before it comes round.
    let place = 0;
    const word = () => {
      place = (place * 1_103_515_245 + 12_345) % 2_147_483_648;
      return vocabulary[(place >> 8) % vocabulary.length] ?? "";
    };
    const { words, row } = createSectionRows();
    const rows = Array.from({ length: 1_000 }, (_, number) => {
      const slug = `${word()}-${word()}`;
      const title = `${slug.charAt(0).toUpperCase()}${slug.slice(1).replace("-", " ")}`;
      const tags = Array.from({ length: 6 }, word);
      const lines = number % 5 === 0 ? (["bullet"] as const) : products;
      return row({
        slug,
        number: `1.${number + 1}`,
        price: 2 + (number % 4),
        tags,
        title,
        lines,
        version: hashPictures([Buffer.from(slug)]),
      });
    });
    const file = createSearchFile();
    const categories = file.categories.map((category, which) => ({
      ...category,
      sections: rows.filter((_, number) => number % file.categories.length === which),
    }));
    const bytes = gzipSync(JSON.stringify({ ...file, words, categories })).byteLength;
    expect(vocabulary.length).toBeGreaterThan(500);
    expect(bytes / rows.length).toBeLessThan(80);
  });
});
