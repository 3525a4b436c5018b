import type { CategorySlug } from "./categories";
import type { Product } from "./products";

/** Where a copied section goes: into a block of the page, into the head of the site, or into the site's styles. */
export type Place = "block" | "head" | "css";

/** The place of a category's code: callout cards are CSS alone, headers and footers stand on every page. */
export function placeOf(category: CategorySlug): Place {
  if (category === "callout-card") return "css";
  return category === "header" || category === "footer" ? "head" : "block";
}

const sentences: Record<Product, Record<Place, string>> = {
  super: {
    block: "Paste it into a code block on your Notion page",
    head: "Paste it into your site’s code, under Head",
    css: "Paste it into your site’s code, under CSS",
  },
  bullet: {
    block: "Paste it into a code block on your Notion page, with the caption bullet:HTML",
    head: "Paste it into your site’s code, under Body",
    css: "Paste it into your site’s code, under Body",
  },
};

/** One sentence for whoever has just copied a section. */
export function placement(product: Product, category: CategorySlug): string {
  return sentences[product][placeOf(category)];
}

/** Where a copy of this category goes, as a name and in a sentence. */
export function placed(product: Product, category: CategorySlug): { place: Place; placement: string } {
  return { place: placeOf(category), placement: placement(product, category) };
}
