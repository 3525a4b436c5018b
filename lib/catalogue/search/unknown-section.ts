import { findSection, listSections } from "@/lib/catalogue/catalogue";
import { maxPageParts, parsePartIds } from "@/lib/catalogue/content/composition-id";
import { findPartOf } from "@/lib/catalogue/pages/composition";
import { rankByLikeness } from "./nearest";

/** How many ids are suggested in place of one that there isn't. */
const suggested = 3;
/** Characters of an unknown id that are repeated. */
const longest = 100;

/** How alike an id has to be to be suggested first: of “nope” all are as far away. */
const alike = 0.3;

/** Why nothing is found under an id: of a page of several sections, which of them it is. */
export function describeUnknownSection(id: string): string {
  const parts = parsePartIds(id) ?? [];
  if (parts.length > maxPageParts) return `A page has up to ${maxPageParts} sections. This one has ${parts.length}.`;
  const place = parts.findIndex((part) => !findPartOf(part));
  const wrong = parts[place] ?? id;
  if (place >= 0 && wrong === "")
    return `Section ${place + 1} of this page is empty. A page is page:one-id,another-id.`;
  const known = findSection(wrong);
  if (known) return describeNoPart(known);
  const where = parts.length > 1 ? `, number ${place + 1} of this page` : "";
  const nearest = findNearestIds(wrong, alike);
  const hint = nearest.length > 0 ? ` Nearest: ${nearest.join(", ")}.` : "";
  return `There is no section “${wrong.slice(0, longest).toWellFormed()}”${where}.${hint}`;
}

/** Why a section that there is can't stand in a page of several. */
export const describeNoPart = ({ id, title }: { id: string; title: string }): string =>
  `“${title}” (${id}) can't be part of a page: callout cards are made in Notion. Leave it out.`;

/**
 * The ids of sections that are most like an id, the most alike first.
 * @param least how alike the first one has to be, from 0 to 1
 */
export function findNearestIds(id: string, least = 0): string[] {
  const ids = listSections().map((section) => section.id);
  const ranked = rankByLikeness(id, ids).slice(0, suggested);
  return (ranked[0]?.likeness ?? 0) >= least ? ranked.map(({ name }) => name) : [];
}
