import { namespace, sectionNamed } from "@/lib/api/registry/names";
import { findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { compositionId, partIdsOf } from "@/lib/catalogue/content/composition-id";
import { nearestTo } from "@/lib/catalogue/search/nearest";
import { AppError } from "@/lib/server/errors";

/** How many ids are suggested in place of one that there isn't. */
const suggested = 3;
/** Characters of an unknown id that are repeated. */
const longest = 100;

/** The id that is meant by it, or by the registry's name of a section: with or without the shop's name before it; of a page by each of its parts. */
export function idMeant(id: string): string {
  const parts = partIdsOf(id);
  if (parts) return compositionId(parts.map((part) => sectionMeant(part)?.id ?? part));
  return sectionMeant(id)?.id ?? id;
}

const sectionMeant = (id: string): Section | undefined =>
  findSection(id) ?? sectionNamed(id.startsWith(`${namespace}/`) ? id.slice(namespace.length + 1) : id);

/** The section of this id, or of this name in the registry. @throws AppError `not_found` that says which ids are most like it */
export function knownSection(id: string): Section {
  const section = sectionMeant(id);
  if (section) return section;
  throw unknownSection(id);
}

/** The refusal of an id that no section has. */
export function unknownSection(id: string): AppError {
  const sentence = `There is no section “${id.slice(0, longest)}”. Nearest: ${nearestIds(id).join(", ")}. search_sections finds ids by words.`;
  return new AppError("not_found", sentence, { sentence });
}

/** The ids of sections that are most like an id, the most alike first. */
export function nearestIds(id: string): string[] {
  const ids = listSections().map((section) => section.id);
  return nearestTo(id, ids)
    .slice(0, suggested)
    .map(({ name }) => name);
}
