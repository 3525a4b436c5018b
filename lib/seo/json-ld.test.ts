import { describe, expect, it } from "vitest";
import { usualPrices } from "@/lib/billing/plan";
import { findCategory, listCategories } from "@/lib/catalogue/catalogue";
import { buildCategoryJsonLd, buildHomeJsonLd, buildPlanJsonLd, buildSectionJsonLd } from "./json-ld";

type Node = { "@type": string; [key: string]: unknown };
const nodes = (graph: unknown) => (graph as { "@graph": Node[] })["@graph"];
const node = (graph: unknown, type: string) => nodes(graph).find((one) => one["@type"] === type);

describe("structured data", () => {
  it("offers every section at its price in dollars, free ones at 0", () => {
    for (const category of listCategories("super")) {
      for (const section of category.sections) {
        const product = node(buildSectionJsonLd(section, category), "Product");
        expect(product?.offers, section.id).toMatchObject({
          price: section.price ?? 0,
          priceCurrency: "USD",
          availability: "https://schema.org/InStock",
          url: `https://silcrow.example${category.href}/${section.slug}`,
        });
        expect(product?.image, section.id).not.toEqual([]);
      }
    }
    expect(node(buildPlanJsonLd(usualPrices), "Product")?.offers).toMatchObject({ price: 149, priceCurrency: "USD" });
  });

  it("lists a category's sections in their order, and an empty category as nothing", () => {
    const category = findCategory("bullet", "cta");
    if (!category) throw new Error("there are no calls to action");
    const list = node(buildCategoryJsonLd(category), "CollectionPage")?.mainEntity as { itemListElement: Node[] };
    expect(list.itemListElement.map(({ name }) => name)).toEqual(category.sections.map(({ title }) => title));
    expect(list.itemListElement.map(({ position }) => position)).toEqual(
      category.sections.map((_, index) => index + 1),
    );
    expect(nodes(buildCategoryJsonLd({ ...category, sections: [] })).map((one) => one["@type"])).toEqual([
      "BreadcrumbList",
    ]);
  });

  it("tells how to search, at an address with the one blank to fill in", () => {
    const action = node(buildHomeJsonLd(), "WebSite")?.potentialAction as { target: { urlTemplate: string } };
    expect(action.target.urlTemplate).toBe("https://silcrow.example/bullet/components?q={search_term_string}");
  });
});
