import { findSection, listSections } from "@/lib/catalogue/catalogue";
import { maxPageParts, parsePartIds } from "@/lib/catalogue/content/composition-id";
import { rankByLikeness } from "@/lib/catalogue/search/nearest";
import { findPartOf } from "./composition";

/** How many ids are suggested in place of one that there isn't. */
const suggested = 3;
/** Characters of an unknown id that are repeated. */
const longest = 100;

/** Why nothing is found under an id: of a page of several sections, which of them it is. */
export function describeUnknownSection(id: string): string {
  const parts = parsePartIds(id) ?? [];
  if (parts.length > maxPageParts) return `A page has up to ${maxPageParts} sections. This one has ${parts.length}.`;
  const place = parts.findIndex((part) => !findPartOf(part));
  const wrong = parts[place] ?? id;
  const known = findSection(wrong);
  if (known) return describeNoPart(known);
  const where = parts.length > 1 ? `, number ${place + 1} of this page` : "";
  return `There is no section “${wrong.slice(0, longest)}”${where}. Nearest: ${findNearestIds(wrong).join(", ")}.`;
}

/** Why a section that there is can't stand in a page of several. */
export const describeNoPart = ({ id, title }: { id: string; title: string }): string =>
  `“${title}” (${id}) can't be part of a page: callout cards are made in Notion, and whole pages stand alone. Leave it out.`;

/** The ids of sections that are most like an id, the most alike first. */
export function findNearestIds(id: string): string[] {
  const ids = listSections().map((section) => section.id);
  return rankByLikeness(id, ids)
    .slice(0, suggested)
    .map(({ name }) => name);
}
