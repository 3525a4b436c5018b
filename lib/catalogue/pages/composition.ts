import { findPart, findSection, type Section } from "@/lib/catalogue/catalogue";
import { categoryMeta } from "@/lib/catalogue/categories";
import { composePage, getPartShape } from "@/lib/catalogue/content/compose-content";
import { getPieceName, maxPageParts, parsePartIds } from "@/lib/catalogue/content/composition-id";
import type { Product } from "@/lib/hosts/products";

/** Sections that may stand in a page: callout cards live in Notion. */
export const canBePart = ({ category }: Pick<Section, "category">): boolean => category !== "callout-card";

/**
 * A section as part of somebody's page; under the id of a page example the piece that only it has, which is sold with it.
 * @returns undefined where there is no such section, or it can be no part
 */
export function findPartOf(id: string): Section | undefined {
  const section = findSection(id);
  if (!section || !canBePart(section)) return undefined;
  const own = section.parts?.find((part) => !findPart(part));
  if (!own) return section.parts ? undefined : section;
  const { parts, ...page } = section;
  return { ...page, title: getPieceName(page), tint: own.tint, ...getPartShape(page, own.key) };
}

/** The sections that are sold under an id: of a page of somebody's own each of its parts, in their order. */
export const listSectionsIn = (id: string): Section[] =>
  (parsePartIds(id) ?? [id]).flatMap((one) => findSection(one) ?? []);

/**
 * A section of the catalogue, or the page of somebody's own that an id stands for. A page has no price of its own: whoever has paid
 * for its sections may copy it.
 * @returns undefined where there is no such section, or one of a page isn't sold any more
 */
export function findDrawable(id: string): Section | undefined {
  const ids = parsePartIds(id);
  if (!ids) return findSection(id);
  if (ids.length > maxPageParts) return undefined;
  const sections = ids.map(findPartOf);
  if (!sections.every((one) => one !== undefined)) return undefined;
  const [first] = sections;
  if (!first) return undefined;
  const parts = composePage(sections.map((section) => ({ section, content: section.sample })));
  const lines = sections.reduce<readonly Product[]>(
    (all, one) => all.filter((line) => one.lines.includes(line)),
    first.lines,
  );
  return {
    ...parts,
    id,
    slug: "page",
    category: pageCategory,
    number: "",
    title: "Your page",
    price: 0,
    summary: "",
    tags: [],
    // Its sections have versions of their own.
    version: first.version,
    changes: first.changes,
    added: first.added,
    updated: first.updated,
    lines,
    trade: first.trade,
    examples: [],
  };
}

const pageCategory = categoryMeta.find(({ group }) => group === "pages-examples")?.slug ?? "landing-pages";
