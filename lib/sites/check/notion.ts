import type { CheerioAPI } from "cheerio";
import { parseCalloutName } from "@/lib/code/notion/words/callout-name";
import { findMeant } from "@/lib/code/notion/words/near";
import { type PageNode, readCallout } from "@/lib/code/notion/words/read-page";
import { type NotionCopy, pairWords } from "@/lib/code/parse/notion-copy";
import { isCalloutClass, type NotionWords, readWordsOf } from "@/lib/code/parse/notion-words";
import { type NotionSection, readNotionCode } from "@/lib/code/parse/site-code";
import { superHost } from "@/lib/hosts/super";
import type { Element, Node } from "@/lib/sites/page/parse";
import { listChildElements, readText, type SitePage } from "@/lib/sites/page/site";
import type { LostCallout } from "./checked-copy";
import { maxParts } from "./parts";
import { getText, listElements } from "./walk";

/** A section whose words stand in a callout: its code on the page, the callout, or both. */
export interface NotionPart extends Pick<NotionCopy, "section" | "code" | "words"> {
  /** The callout. */
  element: Element | undefined;
  /** Whether the code of its name is there more than once, and whether it breaks off. */
  isCodeTwice: boolean;
  isCut: boolean;
  /** Whether a closed toggle may hold words of it that aren't in the page. */
  isFolded: boolean;
}

/** What of a page is about sections whose words stand in callouts. */
export interface NotionParts {
  parts: NotionPart[];
  lost: LostCallout[];
  /** The names of the sections in its code. */
  names: string[];
  /** How many callouts there are besides. */
  more: number;
  /** How many sections of its code aren't ours. */
  strangers: number;
}

/** How many callouts are told that no section is called after, characters of a name, and what a callout may hold. */
const most = { lost: 20, name: 80, nodes: 20_000, depth: 60 };

/** Finds the Notion code in a page's scripts, and the callouts with words of its sections. */
export function findNotionParts($: CheerioAPI, { builder }: Pick<SitePage, "builder">): NotionParts {
  const elements = listElements($.root()[0] as Node);
  const codes = elements.filter(({ name }) => name === "script").map((script) => readNotionCode(getText(script)));
  const sections = codes.flatMap((code) => code.sections);
  const cut = new Set(codes.flatMap((code) => (code.isWhole ? [] : code.sections)));
  const names = [...new Set(sections.map(({ name }) => name.slice(0, most.name)))];
  const named = elements.filter((element) => isNamed(element) && isReadable(element));
  const callouts = readCallouts(named.slice(0, maxParts));
  const pairs = pairWords(sections, [...callouts.keys()]);
  const hasFolded = builder === "super" && listClosedToggles($).length > 0;
  const parts = pairs.map(({ section, code, words }): NotionPart => {
    const element = words && callouts.get(words);
    return {
      ...{ section, code, words, element },
      isCodeTwice: code !== undefined && countNamed(sections, code) > 1,
      isCut: code !== undefined && cut.has(code),
      isFolded: element ? builder === "super" && listClosedToggles($, element).length > 0 : hasFolded,
    };
  });
  const paired = new Set(pairs.map(({ words }) => words));
  const unknown = [...callouts.keys()]
    .filter((words) => !paired.has(words))
    .map(({ name }) => ({ name, isSigned: true }));
  const listLost = () => [...unknown, ...listUnsigned(elements, names).map((name) => ({ name, isSigned: false }))];
  // Without code on the page nothing can be called after its sections, and callouts needn't be read.
  const lost = sections.length > 0 ? listLost() : [];
  return {
    parts,
    lost: lost.slice(0, most.lost).map(({ name, isSigned }) => ({ name: name.slice(0, most.name), isSigned, names })),
    names,
    more: named.length - Math.min(named.length, maxParts),
    strangers: codes.reduce((sum, code) => sum + code.strangers, 0),
  };
}

const countNamed = (sections: readonly NotionSection[], { name }: NotionSection) =>
  sections.filter((one) => one.name.toLowerCase() === name.toLowerCase()).length;

/** The callouts that begin with a name. */
function readCallouts(elements: readonly Element[]): Map<NotionWords, Element> {
  const found = new Map<NotionWords, Element>();
  for (const element of elements) {
    const words = readWordsOf(element as unknown as PageNode);
    if (words) found.set(words, element);
  }
  return found;
}

/** Whether a callout's text begins as names do: what others say isn't read. */
const isNamed = (element: Element) =>
  isCalloutClass(element.attribs.class) &&
  listChildElements(element).some((content) => parseCalloutName(readText(content)) !== undefined);

/** The first lines of callouts that say the name of a section, or nearly, without the sign. */
const listUnsigned = (elements: readonly Element[], names: readonly string[]): string[] =>
  elements
    .filter((element) => isCalloutClass(element.attribs.class) && !isNamed(element))
    .slice(0, maxParts)
    .filter(isReadable)
    .flatMap((element) => readCallout(element as unknown as PageNode)?.line ?? [])
    .filter((line) => findMeant(line, names));

/** Whether a callout is none that would take long: what reads blocks looks through all that is in an element at each level. */
function isReadable(callout: Element): boolean {
  const waiting: [Node, number][] = [[callout, 0]];
  let nodes = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next;
    if (depth > most.depth || ++nodes > most.nodes) return false;
    if ("children" in node) for (const child of node.children) waiting.push([child as Node, depth + 1]);
  }
  return true;
}

/** Toggles whose content Super has left out of the page. */
const listClosedToggles = ($: CheerioAPI, within?: Element): Element[] => {
  const { toggle, toggleSummary, toggleContent } = superHost.classes;
  return ($(`.${toggle}:has(.${toggleSummary})`, within).toArray() as Element[]).filter((one) =>
    listElements(one)
      .filter(({ attribs }) => attribs.class?.split(/\s+/).includes(toggleContent))
      .every((content) => readText(content) === ""),
  );
};
