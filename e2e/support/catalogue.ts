import type { APIRequestContext } from "@playwright/test";

export interface ListedSection {
  id: string;
  category: string;
}

/** The sections a line sells, asked of the running shop: tests know no list of their own. */
export async function listSections(request: APIRequestContext, product: "bullet" | "super"): Promise<ListedSection[]> {
  const response = await request.get("/search.json");
  const index = (await response.json()) as { sections: (ListedSection & { lines: string[] })[] };
  return index.sections.filter((section) => section.lines.includes(product));
}
