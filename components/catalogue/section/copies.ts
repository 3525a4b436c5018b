import type { CategorySlug } from "@/lib/catalogue/categories";
import { type Place, placeOf } from "@/lib/catalogue/placement";
import { type Product, productTitles } from "@/lib/catalogue/products";
import type { Format } from "@/lib/delivery/deliver";

/** The name of a copy, as its tab and the table say it. */
export function copyName(format: Format, product: Product): string {
  return { paste: productTitles[product], "no-script": "No script", react: "React", vue: "Vue" }[format];
}

const pasted: Record<Place, string> = {
  block: "An element that keeps your site’s styles out and its own in",
  head: "A snippet that puts it on every page and keeps it there",
  css: "Styles for the callouts you already have",
};

/** What a copy is, in a few words. */
export function copyKind(format: Format, category: CategorySlug): string {
  switch (format) {
    case "paste":
      return pasted[placeOf(category)];
    case "no-script":
      return "Plain markup and a stylesheet, where scripts are not allowed";
    case "react":
      return "The source file, its content and a stylesheet without Tailwind";
    case "vue":
      return "One single-file component";
  }
}
