import type { APIRequestContext } from "@playwright/test";
import type { SectionEntry } from "@/lib/catalogue/search/search";
import { createSearchIndex, type SearchFile } from "@/lib/catalogue/search/search-file";

/** All sections as the search of the running shop knows them. */
export async function fetchSearchableSections(request: APIRequestContext): Promise<readonly SectionEntry[]> {
  const response = await request.get("/search.json");
  return createSearchIndex((await response.json()) as SearchFile).sections;
}
