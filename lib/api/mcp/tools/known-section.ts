import { findSectionByName, namespace } from "@/lib/api/registry/names";
import { findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { formatCompositionId, parsePartIds } from "@/lib/catalogue/content/composition-id";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { describeUnknownSection } from "@/lib/catalogue/search/unknown-section";
import { AppError } from "@/lib/server/errors";

/**
 * The id that is meant by it, by the registry's name of a section, with or without the shop's name before it, or by the address of its page or
 * preview; of a page by each of its parts.
 */
export function resolveSectionId(id: string): string {
  const parts = parsePartIds(id);
  if (parts) return formatCompositionId(parts.map((part) => findSectionMeant(part)?.id ?? part));
  return findSectionMeant(id)?.id ?? id;
}

const findSectionMeant = (id: string): Section | undefined =>
  findSection(id) ??
  findSectionByName(id.startsWith(`${namespace}/`) ? id.slice(namespace.length + 1) : id) ??
  findSectionByAddress(id);

/** search_sections and get_section say these addresses of sections (lib/urls/urls.ts). */
function findSectionByAddress(address: string): Section | undefined {
  const path = /^(?:https?:\/\/)?[\w.:[\]-]*\/(?:bullet|super)\/(components|page)\/([^?#]+)/.exec(address);
  const names = path?.[2]?.split("/").filter(Boolean) ?? [];
  if (path?.[1] === "page") return findSection(names[0] ?? "");
  const [category, slug] = names.slice(-2);
  return listSections().find((section) => section.category === category && section.slug === slug);
}

/**
 * The section of this id, registry name or address.
 * @throws AppError `not_found` that says which ids are most like it, or of a page of several that each is asked for by itself
 */
export function getKnownSection(id: string): Section {
  const section = findSectionMeant(id);
  if (section) return section;
  const [part] = parsePartIds(id) ?? [];
  const first = part === undefined ? undefined : findSectionMeant(part);
  if (first && findDrawable(resolveSectionId(id))) {
    const sentence = `Give the sections of this page one by one, beginning with “${first.id}”. get_code takes the page as it is.`;
    throw new AppError("not_found", sentence, { sentence });
  }
  throw createUnknownSectionError(id);
}

/** The refusal of an id that no section has, or no page. */
export function createUnknownSectionError(id: string): AppError {
  const why = describeUnknownSection(resolveSectionId(id));
  const sentence = why.startsWith("There is no section") ? `${why} search_sections finds ids by words.` : why;
  return new AppError("not_found", sentence, { sentence });
}
