import { findWordSection } from "@/lib/code/notion/word-sections";
import { type Block, getText } from "@/lib/code/notion/words/blocks";
import { parseMarkdown } from "@/lib/code/notion/words/parse-markdown";
import { type Callout, type PageNode, readCallout } from "@/lib/code/notion/words/read-page";
import { calloutContentClass, calloutSelector } from "@/lib/hosts/callout-blocks";
import { withDepthLimit } from "./markup";
import { findNodes, parsePageNodes, readAllText } from "./page-nodes";

/** What a callout is called, and the blocks below its name. */
export interface NotionWords {
  name: string;
  blocks: Block[];
  /** The text of each, also of those of which only the kind is known. */
  texts: string[];
}

/** The sign that the name of a section stands behind. */
export const nameSign = "§";

/** How many callouts of one text are read. */
const mostCallouts = 200;

/** The name in a callout's first line; undefined where it says none. */
function parseName(line: string): string | undefined {
  const [first = ""] = line.trim().split("\n");
  return first.startsWith(nameSign) ? first.slice(nameSign.length).trim() || undefined : undefined;
}

/** Whether a `class` attribute is a callout's. */
export const isCalloutClass = (names: string | undefined): boolean =>
  (names ?? "").split(/\s+/).includes(calloutSelector.slice(1));

/** The words of sections in a text that somebody pasted: callouts of a page's markup, or Markdown below their names. */
export function parseWords(text: string): NotionWords[] {
  const words = removeScripts(text);
  const isHtml = /^\s*<(?!aside\b)/.test(words) || words.includes(calloutSelector.slice(1));
  return isHtml ? parseHtmlWords(words) : parseMarkdownWords(words);
}

function removeScripts(text: string): string {
  const [first = "", ...rest] = text.split(/<script\b/i);
  return [first, ...rest.map((part) => /<\/script\s{0,9}>(.*)$/is.exec(part)?.[1] ?? "")].join("");
}

/** A name in a line of its own, also behind the sign of a callout, as Notion writes one. */
const nameLine = new RegExp(
  `^[ \\t]{0,9}(?:<aside>\\s{0,9})?[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{RI}\\u200d\\ufe0f]{0,9}[ \\t]{0,9}(${nameSign}.{1,100})$`,
  "gmu",
);

function parseMarkdownWords(text: string): NotionWords[] {
  const lines = Array.from(text.matchAll(nameLine), ({ index, 0: all, 1: line = "" }) => {
    return { name: parseName(line) ?? "", index, end: index + all.length };
  });
  const starts = lines.slice(0, mostCallouts).filter(({ name }) => findWordSection(name));
  return starts.map(({ name, end }, at) => {
    const words = parseMarkdown(text.slice(end, starts[at + 1]?.index).replace(/^\s{0,9}<\/aside>\s{0,9}$/gm, ""));
    const texts = words.map(({ block, source }) => printBlock(block) ?? source);
    return { name, blocks: words.map(({ block }) => block), texts };
  });
}

const parseHtmlWords = (html: string): NotionWords[] =>
  withDepthLimit(() => {
    const root = parsePageNodes(html);
    const callouts = findNodes(root, ({ attribs }) => isCalloutClass(attribs?.class));
    // Markup that is no page's is the content of one.
    const content = { ...root, attribs: { class: calloutContentClass } };
    const found = callouts.length > 0 ? callouts : [{ ...root, childNodes: [content] }];
    return found.slice(0, mostCallouts).flatMap((node) => readWordsOf(node) ?? []);
  });

/** What a callout says; undefined where it isn't called as sections are. */
export function readWordsOf(node: PageNode): NotionWords | undefined {
  const callout = readCallout(node);
  if (!callout) return undefined;
  const { line, blocks, nodes } = skipName(callout);
  const name = parseName(line);
  return name === undefined
    ? undefined
    : { name, blocks, texts: blocks.map((block, at) => printBlock(block) ?? readAllText(nodes[at] as PageNode)) };
}

/** Where a callout has no line of its own, its first paragraph says the name. */
function skipName(callout: Callout): Callout {
  const [first, ...blocks] = callout.blocks;
  if (callout.line !== "" || first?.kind !== "paragraph") return callout;
  return { line: getText(first.runs), blocks, nodes: callout.nodes.slice(1) };
}

/** A block as plain text; undefined where only its kind is known. */
function printBlock(block: Block): string | undefined {
  if (block.kind === "other") return undefined;
  if (block.kind === "table") return block.rows.map((row) => row.map(getText).join(" | ")).join("\n");
  if (block.kind === "picture") return [block.alt, block.src].filter(Boolean).join("\n");
  return getText(block.runs);
}
