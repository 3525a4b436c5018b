import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { listCategories } from "@/lib/catalogue/catalogue";
import { CategoryText } from "./category-text";

it.each([
  ["landing-pages", "Three whole pages, each with its number"],
  ["about-pages", "One whole page, each with its number"],
  ["footer", "Two sections, each with its number"],
])("of %s says “%s”", (slug, sentence) => {
  const category = listCategories("super").find((one) => one.slug === slug);
  if (!category) throw new Error(slug);
  expect(renderToStaticMarkup(<CategoryText category={category} />)).toContain(sentence);
});
