import { describe, expect, it } from "vitest";
import { findSection, listIncludedSections, listSections } from "@/lib/catalogue/catalogue";
import { products } from "@/lib/hosts/products";
import { findRelatedSections } from "./related";
import { templates } from "./templates";

const everyPage = products.flatMap((product) => listSections(product).map((section) => ({ product, section })));

/** The sections of a template, with those that its page is made of. */
const idsIn = ({ sections }: Pick<(typeof templates)[number], "sections">) =>
  sections.flatMap(({ id }) => [id, ...listIncludedSections(id)]);

describe("findRelatedSections", () => {
  it.each(everyPage)("finds three others for $section.id in $product, of that line alone", ({ product, section }) => {
    const related = findRelatedSections(section, product);
    expect(related).toHaveLength(3);
    const ids = related.map((entry) => entry.section.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(section.id);
    for (const entry of related) expect(entry.section.lines).toContain(product);
  });

  it.each(templates)("puts first what stands on the same page: $id", ({ product, sections, title }) => {
    const page = findSection(sections[1]?.id ?? "");
    if (!page) throw new Error(`${title} has no page`);
    const [nearest] = findRelatedSections(page, product);
    expect(idsIn({ sections })).toContain(nearest?.section.id);
    expect(nearest?.template).toMatchObject({ title });
  });

  it("names a template only where both stand in it", () => {
    for (const { product, section } of everyPage) {
      for (const { section: other, template } of findRelatedSections(section, product)) {
        if (!template) continue;
        expect(idsIn(template)).toEqual(expect.arrayContaining([section.id, other.id]));
      }
    }
  });

  it("brings every section of a line near to some other page", () => {
    for (const product of products) {
      const shown = new Set(
        listSections(product).flatMap((section) =>
          findRelatedSections(section, product).map((entry) => entry.section.id),
        ),
      );
      const never = listSections(product).filter(({ id }) => !shown.has(id));
      expect(never.map(({ id }) => id)).toEqual([]);
    }
  });

  it.each(products)("goes on with the others of $0 where too few share anything", (product) => {
    const all = listSections(product);
    for (const section of all) {
      const related = findRelatedSections(section, product, all.length);
      expect(new Set(related.map((entry) => entry.section.id)).size).toBe(all.length - 1);
    }
  });

  it("gives as many as asked for and no more", () => {
    const [section] = listSections("bullet");
    if (!section) throw new Error("the catalogue is empty");
    expect(findRelatedSections(section, "bullet", 1)).toHaveLength(1);
    expect(findRelatedSections(section, "bullet", 0)).toEqual([]);
  });
});
