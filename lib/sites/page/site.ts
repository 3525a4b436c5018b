import type { CheerioAPI } from "cheerio";
import type { Builder } from "@/lib/hosts/host";
import { hosts } from "@/lib/hosts/hosts";
import { createPageProblem } from "@/lib/sites/fetch/problems";
import type { Element, Node } from "./parse";

/** What the page is made with: a builder that we know, or anything. */
export type MadeWith = Builder | "other";

/** A page of a site, by its parts. */
export interface SitePage {
  builder: MadeWith;
  title: string;
  /** Holds the blocks of the page's text. */
  content: Element;
  blocks: Element[];
  navigation: Element | undefined;
  footer: Element | undefined;
  /** The children of the body between which all of it stands; a builder's page is one. */
  outermost: { first: Element; last: Element } | undefined;
}

/** The first element that answers to the first selector that has one. */
type Find = (...selectors: string[]) => Element | undefined;

/**
 * Finds the parts of a parsed page: of Super and Bullet by their own DOM (docs/hosts.md §1.3, §2, §3), of other sites
 * by the elements that HTML has for it.
 * @throws AppError for a page that shows nothing, or only asks for a password
 */
export function readSite($: CheerioAPI, url: URL): SitePage {
  const find: Find = (...selectors) =>
    selectors.map((selector) => $(selector).get(0) as Element | undefined).find((element) => element !== undefined);
  const body = find("body");
  if (!body) throw createPageProblem("empty");
  const known = findKnownContent(find);
  refuseLocked($, body, known !== undefined);
  refuseEmpty($, body, url);

  const builder = known?.builder ?? "other";
  const content = known?.content ?? narrowContent(find("main, [role=main]", "article") ?? body);
  return {
    builder,
    title: readText(find("head > title", "h1")) || url.hostname,
    content,
    blocks: listBlocks(content),
    navigation: find(...(builder === "other" ? plain : hosts[builder].page).navigation),
    footer: find(...(builder === "other" ? plain : hosts[builder].page).footer),
    outermost: findOutermost(known?.content, body),
  };
}

/** The same in pages of builders we don't know. */
const plain = {
  navigation: ["[role=banner]", "body > header", "body > nav", "header", "nav"],
  footer: ["[role=contentinfo]", "body > footer", "footer"],
};

function findKnownContent(find: Find): { builder: Builder; content: Element } | undefined {
  // Super first: its pages have some of the names that Bullet's have.
  for (const builder of ["super", "bullet"] as const) {
    const content = find(...hosts[builder].page.content);
    if (content) return { builder, content };
  }
}

/** Wrappers around wrappers: the blocks are where there is more than one. */
function narrowContent(element: Element): Element {
  const inner = listChildElements(element).filter(isBlock);
  const [only] = inner;
  const isWrapper = inner.length === 1 && only && /^(div|main|section|article)$/.test(only.name);
  return isWrapper ? narrowContent(only) : element;
}

function listBlocks(content: Element): Element[] {
  const blocks = listChildElements(content).filter(isBlock);
  // A chapter that stands outside the text is no part of it.
  return blocks.filter(({ name }) => !/^(header|footer|nav|aside)$/.test(name));
}

const isBlock = ({ name, attribs }: Element) =>
  !/^(style|link|meta|template|slot|br)$/.test(name) && attribs.hidden === undefined;

function findOutermost(known: Element | undefined, body: Element): SitePage["outermost"] {
  const children = listChildElements(body).filter(isBlock);
  const frame = known && children.find((child) => contains(child, known));
  const [first, last] = frame ? [frame, frame] : [children[0], children.at(-1)];
  return first && last && { first, last };
}

/** Whether an element is another, or stands in it. */
export function contains(outer: Element, inner: Element): boolean {
  for (let node: Node | null = inner; node; node = node.parent as Node | null) if (node === outer) return true;
  return false;
}

/** The children that are elements. */
export const listChildElements = (element: Element) =>
  element.children.filter((node) => "attribs" in node) as Element[];

/** The text of an element as read, blanks run together; no more than about `enforceLimit` characters of it. */
export function readText(element: Element | undefined, limit = 200): string {
  let text = "";
  const waiting: Node[] = element ? [element] : [];
  for (let node = waiting.pop(); node && text.length < limit * 2; node = waiting.pop()) {
    if (node.type === "text") text += ` ${node.data}`.replace(/\s+/g, " ");
    else if ("attribs" in node && /^(style|script|template|svg)$/.test(node.name)) continue;
    else if ("children" in node) for (const child of node.children.toReversed()) waiting.push(child);
  }
  return text.trim().slice(0, limit);
}

/** A lock screen is an ordinary page with a field for a password and nothing to read. */
function refuseLocked($: CheerioAPI, body: Element, hasContent: boolean): void {
  if ($("input[type=password]").length > 0 && (!hasContent || readText(body, 1_000).length < 1_000))
    throw createPageProblem("gated");
  if (hasContent || $("form input").length === 0) return;
  const text = readText(body, 600);
  if (text.length < 600 && /password|members only|sign in|log ?in|verify your e-?mail|protected/i.test(text)) {
    throw createPageProblem("gated");
  }
}

function refuseEmpty($: CheerioAPI, body: Element, { hostname }: URL): void {
  if (readText(body) !== "" || $("body img, body picture, body video, body svg").length > 0) return;
  throw createPageProblem(/(^|\.)notion\.(site|so|com)$/.test(hostname) ? "notion" : "empty");
}
