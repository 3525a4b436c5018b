import { brand } from "@/lib/brand";
import { findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { formatCompositionId } from "@/lib/catalogue/content/composition-id";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { type Format, formats } from "@/lib/code/metadata/format";
import { composedPrefix, markerAttribute, type Settings } from "@/lib/code/metadata/marker";
import { isProduct, type Product } from "@/lib/hosts/products";
import { unescapeHtml } from "@/lib/server/text";
import { type Literal, readLiteral } from "./literal";

/** What a copy says of itself, read out of it. */
export interface FoundMarker {
  section: Section;
  /** Its version when it was copied, of a page that somebody composed of each section; absent where the copy doesn't say it any more. */
  versions: readonly { id: string; version: string }[];
  product: Product | undefined;
  format: Format | undefined;
  settings: Settings;
  /** Whether it says so itself; else it was known by what else names it. */
  isWhole: boolean;
}

/** The longest marker that is read: settings of a page may be some kilobytes. */
const longest = 200_000;

/** Where a marker begins: an attribute of HTML or JSX, or a comment of CSS. */
const beginnings = new RegExp(
  `${markerAttribute}\\s{0,9}=\\s{0,9}(\\{\\s{0,99})?(["'\`])|/\\* ${brand.slug} (?=[\\w-]{1,80}@)`,
  "g",
);

/** A marker of a text, the part of the text that belongs to it, and how many more that say something stand behind it. */
export interface Placed {
  marker: FoundMarker;
  code: string;
  others: number;
}

/** How many markers of one text are looked at. */
const mostMarkers = 200;

/** One of the markers of a text that say something. @param place which of them, from 0 */
export function findMarkerAtPlace(text: string, place = 0): Placed | undefined {
  const found: { marker: FoundMarker; index: number; end: number }[] = [];
  let room = mostMarkers;
  for (const { index, 0: begun, 1: brace, 2: quote } of text.matchAll(beginnings)) {
    if (room-- === 0) break;
    const isJsx = Boolean(brace);
    const marker = readMarker(readMarkerAt(text, index, begun, { isJsx, quote }));
    // Without an element there is nothing in front of a comment.
    const start = quote ? Math.max(0, text.lastIndexOf("<", index)) : index;
    if (marker) found.push({ marker, index: start, end: index + begun.length });
  }
  const one = found[place];
  if (!one) return undefined;
  // A React copy's content stands before its markup.
  const isReact = one.marker.format === "react" || one.marker.format === "tailwind";
  const from = isReact || place === 0 ? (found[place - 1]?.end ?? 0) : one.index;
  return { marker: one.marker, code: text.slice(from, found[place + 1]?.index), others: found.length - place - 1 };
}

/** A marker as it was before it became an attribute of HTML, of JSX, or a comment. */
function readMarkerAt(
  text: string,
  index: number,
  begun: string,
  { isJsx, quote }: { isJsx: boolean; quote?: string | undefined },
): string {
  const from = index + begun.length;
  if (isJsx) return String(readLiteral(text, from - 1) ?? "");
  const end = text.indexOf(quote ?? " */", from);
  const markerText = text.slice(from, end === -1 ? from + longest : end);
  if (!quote) return markerText.replace(/\*\\u002f/g, "*/");
  return unescapeHtml(markerText);
}

const form = /^((?:page:)?[\w@.,-]+)\s+(\w+)\s+([\w-]+)(?:\s+(\{.*))?$/s;

/** What a marker says; undefined when it is none, or of sections that there aren't. */
export function readMarker(text: string): FoundMarker | undefined {
  if (text.length > longest) return undefined;
  const [, names = "", line = "", copied = "", json] = form.exec(text.trim()) ?? [];
  const isPage = names.startsWith(composedPrefix);
  const versions = (isPage ? names.slice(composedPrefix.length) : names)
    .split(",")
    .filter(Boolean)
    .map((name) => {
      const [slug = "", version = ""] = name.split("@");
      return { id: `${brand.slug}-${slug}`, version };
    });
  const ids = versions.map(({ id }) => id);
  const section = isPage ? findDrawable(formatCompositionId(ids)) : findSection(ids[0] ?? "");
  if (!section) return undefined;
  return {
    section,
    versions,
    product: isProduct(line) ? line : undefined,
    format: formats.find((one) => one === copied),
    settings: json === undefined ? {} : readSettings(readLiteral(json, 0)),
    isWhole: true,
  };
}

/** The section that a copy is of whose marker is gone, by the names that are left in it. */
export function findByName(text: string): FoundMarker | undefined {
  const names = text.matchAll(/(?:<sc-|data-sc(?:-frame)?=["']?)([a-z][a-z0-9-]{3,60})/g);
  for (const [, name] of names) {
    const section = findSection(`${brand.slug}-${name}`);
    if (section) return { section, versions: [], product: undefined, format: undefined, settings: {}, isWhole: false };
  }
  const card = listSections("bullet").find(
    ({ category, title }) => category === "callout-card" && text.includes(`/* ${title}. `),
  );
  return card && { section: card, versions: [], product: undefined, format: undefined, settings: {}, isWhole: false };
}

function readSettings(value: Literal | undefined): Settings {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const { theme, lists, values } = value as { theme?: Settings["theme"]; lists?: unknown; values?: unknown };
  const group = (one: unknown) => (typeof one === "object" && one !== null && !Array.isArray(one) ? one : undefined);
  return {
    ...(group(theme) && { theme: theme as Settings["theme"] & {} }),
    ...(group(lists) && { lists: lists as Record<string, number> }),
    ...(group(values) && { values: values as Settings["values"] & {} }),
  };
}
