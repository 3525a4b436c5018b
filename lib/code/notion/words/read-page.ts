import { blockClasses, emptyCell, fullSizeAttribute } from "@/lib/hosts/callout-blocks";
import { type Block, getText, mergeRuns, type Run, splitLines } from "./blocks";

// The blocks of a Notion page as Super and react-notion-x (Bullet) show them (docs/hosts.md). Browsers load this.

/** A node of a page: the browser's own, or one of the parser by which pages are read on the server. */
export interface PageNode {
  nodeType: number;
  tagName?: string;
  childNodes?: ArrayLike<PageNode>;
  /** Of text. */
  data?: string;
  getAttribute?(name: string): string | null;
  /** What parsers have in place of the method. */
  attribs?: Record<string, string>;
}

const text = 3;
const element = 1;

const otherTags = "blockquote|details|pre|iframe|form|video|audio|object|embed";
const blockTags = new RegExp(`^(div|p|ul|ol|li|table|figure|h[1-6]|hr|${otherTags})$`);
const otherTag = new RegExp(`^(${otherTags})$`);

const getTag = ({ tagName = "" }: PageNode) => tagName.toLowerCase();
const getAttribute = (node: PageNode, name: string): string =>
  node.attribs ? (node.attribs[name] ?? "") : (node.getAttribute?.(name) ?? "");
const getClass = (node: PageNode) => getAttribute(node, "class");
const listNodes = ({ childNodes = [] }: PageNode): PageNode[] => Array.from(childNodes);
const listElements = (node: PageNode): PageNode[] => listNodes(node).filter((one) => one.nodeType === element);

/** What a callout says: its own line, and the blocks below it, each with the nodes that it is part of. */
export interface Callout {
  line: string;
  blocks: Block[];
  nodes: PageNode[][];
}

/** @returns undefined where the element has no place for text that is known */
export function readCallout(node: PageNode): Callout | undefined {
  const content = listElements(node).find((one) => blockClasses.content.test(getClass(one)));
  if (!content) return undefined;
  const own = new Set(listOwnNodes(content));
  const found = listNodes(content)
    .filter((one) => !own.has(one))
    .flatMap((one) => readNode(one).map((block): [Block, PageNode[]] => [block, [one]]));
  // What is pasted into an empty callout may come to stand below its own line.
  const [first] = own.size === 0 ? (found[0] ?? []) : [];
  const pasted = first?.kind === "paragraph" ? first : undefined;
  // A slot takes no comments.
  const whole = (pasted && found.shift()?.[1]) ?? [...own].filter((one) => getPlainText(one) !== "");
  const [line = [], ...more] = splitLines(pasted?.runs ?? [...own].flatMap((one) => readRuns(one)));
  // Further lines of the same text are words, too.
  const further = more.filter((runs) => getText(runs).trim()).map((runs): Block => ({ kind: "paragraph", runs }));
  found.unshift(...further.map((block): [Block, PageNode[]] => [block, whole]));
  return { line: getText(line).trim(), blocks: found.map(([block]) => block), nodes: found.map(([, one]) => one) };
}

/** What a callout's own line is made of: the first text that is in no block. */
function listOwnNodes(content: PageNode): PageNode[] {
  const nodes = listNodes(content);
  const start = nodes.findIndex((one) => !isBlock(one) && getPlainText(one).trim());
  if (start < 0) return [];
  const length = nodes.slice(start).findIndex(isBlock);
  return nodes.slice(start, length < 0 ? undefined : start + length);
}

/** The blocks of a callout's child, which may be text between blocks. */
function readNode(node: PageNode): Block[] {
  if (isBlock(node)) return readBlocks(node);
  return getPlainText(node).trim() ? [{ kind: "paragraph", runs: readRuns(node) }] : [];
}

/** Also a picture that is a link and nothing else: react-notion-x makes one of it where its caption is an address. */
const isBlock = (node: PageNode) =>
  node.nodeType === element &&
  (blockTags.test(getTag(node)) ||
    blockClasses.inline.test(getClass(node)) ||
    (getTag(node) === "a" && find(node, "img").length > 0 && getPlainText(node).trim() === ""));

/** How many elements stand in each other before they are no text: hosts have a dozen. */
const deepest = 60;

/** The blocks that an element is or has. */
function readBlocks(node: PageNode, depth = 0): Block[] {
  const [tag, name] = [getTag(node), getClass(node)];
  if (depth > deepest) return [{ kind: "other", name: tag }];
  if (tag === "hr" || blockClasses.divider.test(name)) return [{ kind: "other", name: "divider" }];
  const isNotions = name.includes("notion-") && !blockClasses.known.test(name);
  if (isNotions || blockClasses.embed.test(name) || otherTag.test(tag))
    return [{ kind: "other", name: blockClasses.name.exec(name)?.[1] ?? tag }];
  if (/^h[1-6]$/.test(tag)) return [{ kind: "heading", level: readLevel(tag, name), runs: readRuns(node) }];
  if (tag === "ul" || tag === "ol") return readList(node, depth);
  if (tag === "table") return [{ kind: "table", rows: readRows(node) }];
  const [picture] = find(node, "img");
  // A mention in a text has a picture, too.
  if (picture && !find(node, "table")[0] && !blockClasses.text.test(name)) return [readPicture(node, picture)];
  const blocks = listElements(node).filter(isBlock);
  // A paragraph of react-notion-x has blocks of its own below its text, where they are indented.
  if (blocks.length === 0) return name || getPlainText(node) ? [{ kind: "paragraph", runs: readRuns(node) }] : [];
  const own = listNodes(node).filter((one) => !isBlock(one));
  const runs = mergeRuns(own.flatMap((one) => readRuns(one)));
  const line: Block[] = runs.some(({ text }) => text.trim()) ? [{ kind: "paragraph", runs }] : [];
  return [...line, ...blocks.flatMap((one) => readBlocks(one, depth + 1))];
}

/** Both hosts say the level of Notion in a class or by the tag: react-notion-x has its first one in an h2. */
function readLevel(tag: string, name: string): number {
  const said = blockClasses.heading.exec(name)?.[1];
  return Number(said ?? tag.slice(1));
}

/** react-notion-x has a list in a list beside the item that it belongs to. */
function readList(node: PageNode, depth: number): Block[] {
  return listElements(node).flatMap((item): Block[] => {
    if (getTag(item) !== "li") return readBlocks(item, depth + 1);
    const own = listNodes(item).filter((one) => !isBlock(one));
    const below = listElements(item).filter(isBlock);
    return [
      { kind: "bullet", runs: mergeRuns(own.flatMap((one) => readRuns(one))) },
      ...below.flatMap((one) => readBlocks(one, depth + 1)),
    ];
  });
}

const readRows = (table: PageNode): Run[][][] =>
  find(table, "tr").map((row) =>
    listElements(row)
      .filter((cell) => /^t[dh]$/.test(getTag(cell)))
      .map((cell) => readRuns(cell).filter(({ text }) => text !== emptyCell)),
  );

function readPicture(node: PageNode, picture: PageNode): Block {
  const [caption] = find(node, "figcaption");
  const alt = caption ? getPlainText(caption) : getAttribute(picture, "alt");
  const full = [node, ...find(node, "span"), ...find(node, "a")].map((one) => getAttribute(one, fullSizeAttribute));
  return { kind: "picture", src: full.find(Boolean) ?? getAttribute(picture, "src"), alt: alt.trim() };
}

function find(node: PageNode, tag: string): PageNode[] {
  return listElements(node).flatMap((one) => [...(getTag(one) === tag ? [one] : []), ...find(one, tag)]);
}

const getPlainText = (node: PageNode): string =>
  readRuns(node)
    .map(({ text }) => text)
    .join("");

/** The text of a node, as it is set: bold and links. Anchors of headings and drawings have none. */
function readRuns(node: PageNode, style: Omit<Run, "text"> = {}): Run[] {
  if (node.nodeType === text) return [{ ...style, text: node.data ?? "" }];
  if (node.nodeType !== element) return [];
  const [tag, name] = [getTag(node), getClass(node)];
  if (tag === "br") return [{ ...style, text: "\n" }];
  if (tag === "svg" || tag === "button" || blockClasses.headingAnchor.test(name)) return [];
  const href = tag === "a" ? getAttribute(node, "href") : "";
  const isBold = tag === "b" || tag === "strong";
  const inside = { ...style, ...(isBold && { bold: true as const }), ...(href && { href }) };
  return mergeRuns(listNodes(node).flatMap((one) => readRuns(one, inside)));
}
