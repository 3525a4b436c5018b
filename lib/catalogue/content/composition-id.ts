/** How many sections a page of somebody's own holds. */
export const maxPageParts = 30;

const prefix = "page:";

/** How long the id of a section or a page may be, in characters. */
export const idLimit = 100 * maxPageParts;

/** The id of a page of somebody's own: `page:` and the ids of its sections in their order. */
export const formatCompositionId = (sectionIds: readonly string[]): string => prefix + sectionIds.join(",");

/** Of a page of somebody's own the ids of its sections; undefined for any other id. */
export function parsePartIds(id: string): string[] | undefined {
  return id.startsWith(prefix) ? id.slice(prefix.length).split(",") : undefined;
}

/** Whether both are pages of somebody's own, whatever sections they have. */
export const isPagePair = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one?.startsWith(prefix) && other?.startsWith(prefix));

/** What the pieces show that only one page example has, by its slug. */
const pieces: Readonly<Record<string, string>> = {
  "client-portal": "Monday’s emails, crossed out",
  "one-page-studio": "A night, line by line",
  "evening-course": "One sentence, step by step",
  "practice-story": "The long table",
  "simple-menu": "A price, sliced",
  "full-ledger": "Three piles of paper",
};

/** What the piece that only one page example has is called elsewhere. */
export const getPieceName = ({ slug, title }: { slug: string; title: string }): string => pieces[slug] ?? title;
