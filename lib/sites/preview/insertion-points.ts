import type { CheerioAPI } from "cheerio";
import type { BlockKind } from "@/lib/hosts/host";
import { hosts } from "@/lib/hosts/hosts";
import type { Element, Node } from "@/lib/sites/page/parse";
import { listChildElements, readText, type SitePage } from "@/lib/sites/page/site";

/** A place on the page, with what to call it: "After “About the boats”". */
export interface Place {
  id: string;
  label: string;
}

/** How a place is found: the element it is told by, and where beside it. `hides` puts the section in its stead. */
export interface InsertionPoint extends Place {
  anchor: Element;
  where: "before" | "after" | "append";
  hides?: boolean;
}

/** What a section is, as far as that says where it goes. */
export type Kind = "header" | "footer" | "hero" | "block";

/** Places that are named, and blocks that are looked at for it. */
const maxNamed = 80;
const maxExamined = 2_000;

/**
 * The places a section can stand at, in the order of the page, and the one that suits it best. Headers and footers are
 * outside the page's own frame, where their copy puts them (lib/code/formats/html/mount-snippet.ts).
 */
export function findInsertionPoints(
  $: CheerioAPI,
  page: SitePage,
  kind: Kind,
): { points: InsertionPoint[]; best: InsertionPoint } {
  const points =
    kind === "header" ? findHeaderPoints(page) : kind === "footer" ? findFooterPoints(page) : findBlockPoints($, page);
  const [first] = points;
  if (!first) throw new Error("a page has a start");
  // A header or footer takes the place of the page's own, as its copy does.
  if (kind !== "block") return { points, best: points.find(({ hides }) => hides) ?? first };
  // Between two paragraphs, where one reads it.
  const after = points.filter(({ id }) => id.startsWith("after-"));
  return { points, best: after[Math.ceil(after.length / 3) - 1] ?? first };
}

function findHeaderPoints({ navigation, outermost, content }: SitePage): InsertionPoint[] {
  const [anchor, where] = outermost ? ([outermost.first, "before"] as const) : ([content, "append"] as const);
  const top: InsertionPoint = { id: "top", label: "At the top of the page", anchor, where };
  if (!navigation) return [top];
  return [
    { ...top, label: "Above your navigation" },
    { id: "for-navigation", label: "In place of your navigation", anchor: navigation, where: "before", hides: true },
    { id: "below-navigation", label: "Below your navigation", anchor: navigation, where: "after" },
  ];
}

function findFooterPoints({ footer, outermost, content }: SitePage): InsertionPoint[] {
  const [anchor, where] = outermost ? ([outermost.last, "after"] as const) : ([content, "append"] as const);
  const bottom: InsertionPoint = { id: "bottom", label: "At the foot of the page", anchor, where };
  if (!footer) return [bottom];
  return [
    { ...bottom, label: "Below your footer" },
    { id: "for-footer", label: "In place of your footer", anchor: footer, where: "before", hides: true },
    { id: "above-footer", label: "Above your footer", anchor: footer, where: "before" },
  ];
}

function findBlockPoints($: CheerioAPI, { blocks, content }: SitePage): InsertionPoint[] {
  const [first] = blocks;
  const start: InsertionPoint = first
    ? { id: "start", label: "Start of the page", anchor: first, where: "before" }
    : { id: "start", label: "Start of the page", anchor: content, where: "append" };
  if (!first) return [start];
  const end: InsertionPoint = { id: "end", label: "End of the page", anchor: blocks.at(-1) ?? first, where: "after" };
  const named: InsertionPoint[] = [];
  for (const [index, anchor] of blocks.entries()) {
    if (named.length === maxNamed || index === maxExamined) break;
    const label = nameOf($, anchor);
    if (label) named.push({ id: `after-${index + 1}`, label: `After ${label}`, anchor, where: "after" });
  }
  return [start, ...numberPoints(named), end];
}

/** Of several places with one name the later ones are numbered. */
function numberPoints(points: InsertionPoint[]): InsertionPoint[] {
  const seen = new Map<string, number>();
  return points.map((point) => {
    const count = (seen.get(point.label) ?? 0) + 1;
    seen.set(point.label, count);
    return count === 1 ? point : { ...point, label: `${point.label} (${count})` };
  });
}

const selectBlock = (kind: BlockKind, ...own: string[]) =>
  [...Object.values(hosts).flatMap(({ blocks }) => blocks[kind] ?? []), ...own].join();

const kinds: [selector: string, name: string][] = [
  [selectBlock("callout"), "the callout"],
  [selectBlock("toggle", "details"), "the toggle"],
  [selectBlock("columns"), "the columns"],
  [selectBlock("table", "table"), "the table"],
  [selectBlock("quote", "blockquote"), "the quote"],
  [selectBlock("code", "pre"), "the code"],
  [selectBlock("list", "ul, ol"), "the list"],
  [selectBlock("embed"), "the embed"],
  [selectBlock("picture", "figure, picture, img"), "the picture"],
  ["video, audio, iframe", "the embed"],
  [selectBlock("divider", "hr"), "the line"],
  ["form", "the form"],
];

/** What a reader would call a block; undefined for one that shows nothing. */
function nameOf($: CheerioAPI, block: Element): string | undefined {
  const kind = kinds.find(([selector]) => $(block).is(selector))?.[1];
  const words = shorten(getHeading(block) || readText(block, 60));
  if (words) return kind ? `${kind} “${words}”` : `“${words}”`;
  return kind ?? describeInner(block);
}

/** A block of many parts is known by its heading. */
function getHeading(block: Element): string {
  const waiting: Node[] = [block];
  for (let node = waiting.pop(), seen = 0; node && seen < 200; node = waiting.pop(), seen++) {
    if (!("attribs" in node)) continue;
    if (/^h[1-6]$/.test(node.name)) return readText(node, 60);
    for (const child of listChildElements(node).toReversed()) waiting.push(child);
  }
  return "";
}

function describeInner(block: Element): string | undefined {
  const names = new Set(
    listChildElements(block).flatMap((child) => [child.name, ...listChildElements(child).map((c) => c.name)]),
  );
  if (names.has("img") || names.has("picture")) return "the picture";
  return names.has("iframe") || names.has("video") ? "the embed" : undefined;
}

function shorten(text: string): string {
  if (text.length <= 44) return text;
  const cut = text.slice(0, 42);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 24)).replace(/[\s,.;:–-]+$/, "")} …`;
}
