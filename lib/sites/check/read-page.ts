import type { CheerioAPI } from "cheerio";
import { parsePartIds } from "@/lib/catalogue/content/composition-id";
import { type FoundMarker, findByName, findMarkerAtPlace, readMarker } from "@/lib/code/parse/find-marker";
import { fitTheme } from "@/lib/code/parse/fit-content";
import { revealAddresses } from "@/lib/code/parse/hidden-addresses";
import { isPastable } from "@/lib/code/parse/limits";
import { isNotionCode, readNotionCode } from "@/lib/code/parse/site-code";
import { type Element, type Node, parsePage } from "@/lib/sites/page/parse";
import { readSite } from "@/lib/sites/page/site";
import type { Fault, FoundCopy, ReadPage } from "./checked-copy";
import { findFaults } from "./faults";
import { listLinks } from "./links";
import { findNotionParts } from "./notion";
import { describeNotionPart, printNotionPart } from "./notion-copies";
import { findParts, maxParts, type Part } from "./parts";
import { listElements, walkNodes } from "./walk";

/** How many characters of markup are passed on of all copies of a page. */
const mostCode = 600_000;

/**
 * Finds the copies of ours on a page; callout cards in its own styles, where both builders put what is pasted. The page is a
 * stranger's: this runs in a worker.
 * @throws AppError for a page that can't be read
 */
export function readPageOfSite(page: { url: string; html: string }): ReadPage {
  const $ = parsePage(revealAddresses(page.html));
  const site = readSite($, new URL(page.url));
  const root = $.root()[0] as Node;
  const { parts, more } = findParts(root);
  let room = mostCode;
  const passOn = (code: string): string => {
    if (code.length > room || !isPastable(code)) return "";
    room -= code.length;
    return code;
  };
  let strangers = 0;
  const before = new Set<string>();
  const copies = parts.flatMap((part): FoundCopy[] => {
    const code = getCode($, part, page.url);
    const found = identifyPart(part, code);
    if (!found) {
      strangers++;
      return [];
    }
    const { section, versions, product, format } = found;
    const faults = findFaults(part, found, site);
    if (isTwice(part, found, code, before)) faults.push("twice");
    const [version] = versions;
    return [
      {
        sectionId: section.id,
        version: parsePartIds(section.id) ? undefined : version?.version,
        product,
        format,
        theme: fitTheme(found.settings.theme, []),
        words: part.kind === "element" || part.kind === "scripted" ? getFirstWords(part.element) : "",
        faults,
        actions: part.kind === "element" ? listActions(part.element) : [],
        code: passOn(code),
        notion: getShownNotion(part, code),
      },
    ];
  });
  const notion = findNotionParts($, site);
  const told = notion.parts.slice(0, maxParts - parts.length).map((part): FoundCopy => {
    const found = describeNotionPart(part, notion.names);
    const key = JSON.stringify([found.sectionId, part.words?.blocks]);
    const faults: Fault[] = before.has(key) && part.words ? [...found.faults, "twice"] : [...found.faults];
    before.add(key);
    return { ...found, faults, code: passOn(printNotionPart($, part, page.url)) };
  });
  return {
    title: site.title,
    builder: site.builder,
    copies: [...copies, ...told],
    lost: notion.lost,
    more: more + notion.more + notion.parts.length - told.length,
    strangers: strangers + notion.strangers,
    links: listLinks(root, page.url),
  };
}

/** The section of a part: as it says, else as the names in it do. */
function identifyPart({ kind, marker }: Part, code: string): FoundMarker | undefined {
  if (marker === undefined || kind === "shown")
    return findMarkerAtPlace(code)?.marker ?? findByName(code) ?? readNotionCode(code).sections[0]?.marker;
  return readMarker(marker) ?? findByName(code);
}

/** Of code for words in Notion that visitors read, what it is. */
function getShownNotion({ kind }: Part, code: string): FoundCopy["notion"] {
  const [first] = kind === "shown" && isNotionCode(code) ? readNotionCode(code).sections : [];
  return first && { name: first.name, reading: undefined, names: [] };
}

/** Elements of a builder's page that an unclosed copy has swallowed: nothing of ours has such names. */
const ofPage = /(?:^|\s)(?:notion|super|bullet)-|^footer$/;

/** A copy's markup, with the styles and the script that belong to it and stand behind it. */
function getCode($: CheerioAPI, { kind, element, text }: Part, page: string): string {
  if (kind === "style" || kind === "shown") return text;
  for (const inner of listElements(element)) {
    if (ofPage.test(inner.attribs.class ?? "")) $(inner).remove();
    // Elsewhere a picture is found by its whole address only.
    const { src } = inner.attribs;
    if (inner.name === "img" && src && URL.canParse(src, page)) inner.attribs.src = new URL(src, page).href;
  }
  const own = $.html(element);
  if (kind === "scripted" || (element.name !== "template" && !("data-sc-frame" in element.attribs))) return own;
  let code = own;
  for (let next = element.next as Node | null; next; next = next.next as Node | null) {
    if (next.type === "text" && next.data.trim() === "") continue;
    if (!("attribs" in next) || !/^(?:style|script)$/.test(next.name)) break;
    code += `\n${$.html(next)}`;
  }
  return code;
}

/** Whether it stands on the page before: of what has one place on a page any other, of others one with the same words. */
function isTwice({ kind }: Part, { section }: FoundMarker, code: string, before: Set<string>): boolean {
  const isOnce = kind === "style" || section.category === "header" || section.category === "footer";
  // Each copy without script has ids of its own.
  const key = isOnce ? section.id : code.replace(/-[0-9a-f]{6}\b/g, "");
  const is = before.has(key);
  before.add(key);
  return is;
}

function listActions(element: Element): string[] {
  const forms = listElements(element).filter(
    ({ name, attribs }) => name === "form" && /^post$/i.test(attribs.method ?? ""),
  );
  return forms.slice(0, 10).map(({ attribs }) => (attribs.action ?? "").slice(0, 500));
}

/** The first heading of a copy, else its first text. */
function getFirstWords(element: Element): string {
  const heading = listElements(element).find(({ name }) => /^h[1-6]$/.test(name));
  for (const node of walkNodes(heading ?? element)) {
    if (node.type !== "text" || /^(?:style|script)$/.test((node.parent as Element | null)?.name ?? "")) continue;
    const text = node.data.replace(/\s+/g, " ").trim();
    if (text) return text.length > 80 ? `${text.slice(0, 79)}…` : text;
  }
  return "";
}
