import { listSections, type Section } from "@/lib/catalogue/catalogue";
import sizes from "./sizes.json";

/** Categories whose words stand in no block of a page: bars of the whole site, and cards that are blocks of Notion's already. */
const without = ["header", "footer", "callout-card"];

/** Whether the words of a section can stay in Notion. Of a page, those of its sections can. */
export const hasNotionWords = ({ category, parts }: Pick<Section, "category" | "parts">): boolean =>
  !parts && !without.includes(category);

/**
 * Bytes of code once it is compressed: what a site has once, what each section adds by its id, and what our drawings in its sample add to that
 * (`npm run records` writes them).
 */
export interface NotionSizes {
  once: number;
  sections: Record<string, number>;
  drawings: Record<string, number>;
}

export const notionSizes: NotionSizes = sizes;

/** The section that a callout is called after, in any letters; undefined where there is none. */
export function findWordSection(name: string): Section | undefined {
  const wanted = name.toLowerCase();
  return listSections().find((section) => hasNotionWords(section) && section.title.toLowerCase() === wanted);
}
