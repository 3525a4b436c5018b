import { z } from "zod";

/** How many sections with words in Notion the code of a site has, those of pages counted one by one: as many are made in a page's time. */
export const mostWordSections = 40;

export const tooManySections = (count: number) =>
  `The code of a site has up to ${mostWordSections} sections, those of pages counted one by one. These would be ${count}.`;

const id = z.string().min(1).max(100);

/** A section as it comes, or somebody's saved version of one, or of a page. */
const wordSection = z.union([z.strictObject({ sectionId: id }), z.strictObject({ versionId: id })]);
export type WordSection = z.output<typeof wordSection>;

export const wordSections = z
  .array(wordSection)
  .max(mostWordSections, tooManySections(mostWordSections + 1))
  .refine((all) => new Set(all.map((one) => JSON.stringify(one))).size === all.length, "It is in the code already.");

/** What is stored, whatever it is: what isn't understood is left out. */
export const parseWordSections = (stored: unknown): WordSection[] =>
  (Array.isArray(stored) ? stored : []).flatMap((one) => wordSection.safeParse(one).data ?? []);
