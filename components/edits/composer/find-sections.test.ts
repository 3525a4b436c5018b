import { describe, expect, it } from "vitest";
import { listComposeCategories } from "@/lib/catalogue/pages/compose-sections";
import { findSections } from "./find-sections";

const categories = listComposeCategories("bullet");
const firstOf = (requested: string) => findSections(categories, requested)[0]?.sections[0]?.title;

describe("the search of the composer", () => {
  it("shows a section that is called so before those that are only about it", () => {
    expect(firstOf("comparison")).toBe("Comparison table");
    expect(firstOf("table comparison")).toBe("Comparison table");
    expect(firstOf("CLAUSES")).toBe("Clauses");
  });

  it("shows the category that is called so before others that have the word", () => {
    expect(findSections(categories, "testimonials")[0]?.title).toBe("Testimonials");
  });

  it("keeps the order of the catalogue where nothing is asked for, and finds nothing for what isn't there", () => {
    expect(findSections(categories, " ")).toEqual(categories);
    expect(findSections(categories, "xylophone comparison")).toEqual([]);
  });
});
