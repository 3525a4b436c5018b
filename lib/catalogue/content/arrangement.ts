import type { Content } from "@/components/sections/define";

/** A section of a page that is being put together, with what it says. */
export interface PagePart {
  id: string;
  slug: string;
  content: Record<string, Content>;
}

/** What each part's content is called in the page's, in their order: its slug, with a number from the second of a kind on. */
export function createPartKeys(slugs: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return slugs.map((slug) => {
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
}

/** The content of a page of these parts. */
export function buildPageContent(parts: readonly PagePart[]): Record<string, Content> {
  const keys = createPartKeys(parts.map(({ slug }) => slug));
  return Object.fromEntries(parts.map(({ content }, index) => [keys[index] ?? "", content]));
}

/** What places there are: headers above everything else, footers below. */
export type Place = "header" | "middle" | "footer";

/** Where in the order a new section goes: behind the part that was chosen where that is of its place, else at its place's end. */
export function placeFor(places: readonly Place[], place: Place, behind = places.length - 1): number {
  const first = places.findIndex((one) => rank[one] > rank[place]);
  const end = first === -1 ? places.length : first;
  return place === "middle" && places[behind] === "middle" ? behind + 1 : end;
}

const rank: Record<Place, number> = { header: 0, middle: 1, footer: 2 };

/** A list with one of its things elsewhere in it. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const thing = list[from];
  if (thing === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, thing);
}

/** Whether content has the address of a form (`action`, docs/forms.md). */
export function hasForm(content: Content | undefined): boolean {
  if (typeof content !== "object") return false;
  if (Array.isArray(content)) return content.some(hasForm);
  return Object.entries(content).some(
    ([name, value]) => (name === "action" && typeof value === "string") || hasForm(value),
  );
}
