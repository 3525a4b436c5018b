import type { APIRequestContext } from "@playwright/test";

export interface ListedSection {
  id: string;
  /** "callout-card", read off the id. */
  category: string;
}

/** The sections a line sells, asked of the running shop: tests know no list of their own. */
export async function listSections(request: APIRequestContext, product: "bullet" | "super"): Promise<ListedSection[]> {
  const response = await request.get("/search.json");
  const { categories, sections } = (await response.json()) as {
    categories: { slug: string }[];
    sections: { id: string; lines: string[] }[];
  };
  const categoryOf = (id: string) => categories.find(({ slug }) => id.startsWith(`silcrow-${slug}-`))?.slug ?? "";
  return sections.filter(({ lines }) => lines.includes(product)).map(({ id }) => ({ id, category: categoryOf(id) }));
}
