import { z } from "zod";
import { findSection, listCategories } from "@/lib/catalogue/catalogue";
import { categoryMeta } from "@/lib/catalogue/categories";
import { maxSearchLength, maxSections } from "@/lib/catalogue/search/search";
import type { Product } from "@/lib/hosts/products";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { line, price } from "./fields";
import { findSections } from "./find-sections";
import { createTool } from "./tool";

const slugs = categoryMeta.map(({ slug }) => slug);

export const searchInput = z.strictObject({
  query: z
    .string()
    .max(maxSearchLength)
    .default("")
    .describe(
      "Words that a section should have in its title, tags, category or number. Where none has all of them, those with most of them are listed. Empty lists everything.",
    ),
  category: z.enum(slugs).optional().describe("Only what is in this category."),
  line,
  limit: z.number().int().min(1).max(maxSections).default(10).describe("The most sections that are listed."),
});

export const searchAnswer = z.object({
  sections: z.array(
    z.object({
      id: z.string().describe("What the other tools take."),
      title: z.string(),
      category: z.string(),
      summary: z.string(),
      price,
      page: z.url(),
    }),
  ),
  note: z.string().describe("What is to be known of what was found; empty where every section has all words."),
  more: z.number().describe("How many sections more were found: say more words, or choose a category."),
  categories: z
    .array(z.object({ slug: z.string(), title: z.string(), sections: z.number() }))
    .describe("Every category of the line, where nothing was found or no words were given."),
});

/** Finds sections by the search of the shop itself. */
export const searchSections = createTool(
  {
    title: "Search sections",
    description:
      "Finds finished website sections (heroes, pricing, FAQs, forms, headers …) and whole pages by words. Free. Begin here: the ids are what the other tools take.",
    input: searchInput,
    answer: searchAnswer,
    readsOnly: true,
  },
  async ({ query, category, line: product, limit }) => {
    const found = findSections(query, product, category);
    const answer = {
      sections: found.ids.slice(0, limit).flatMap((id) => describeSection(id, product)),
      note: found.note,
      more: found.more + Math.max(0, found.ids.length - limit),
      categories: query.trim() && found.ids.length > 0 ? [] : describeCategories(product),
    };
    return { answer };
  },
);

function describeSection(id: string, product: Product) {
  const section = findSection(id);
  const category = section && listCategories(product).find(({ slug }) => slug === section.category);
  if (!category) return [];
  const { title, summary, price: cost, slug } = section;
  return [
    { id, title, category: category.title, summary, price: cost, page: getAbsoluteUrl(`${category.href}/${slug}`) },
  ];
}

const describeCategories = (product: Product) =>
  listCategories(product).map(({ slug, title, sections }) => ({ slug, title, sections: sections.length }));
