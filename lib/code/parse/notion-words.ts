import { checkMarkdown } from "@/lib/code/notion/markdown-limits";
import { findWordSection } from "@/lib/code/notion/word-sections";
import { type Block, getText } from "@/lib/code/notion/words/blocks";
import { nameSign, parseCalloutName } from "@/lib/code/notion/words/callout-name";
import { parseMarkdown } from "@/lib/code/notion/words/parse-markdown";
import { type PageNode, readCallout } from "@/lib/code/notion/words/read-page";
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

/** How many callouts of one text are read. */
const mostCallouts = 200;

/** Whether a `class` attribute is a callout's. */
export const isCalloutClass = (names: string | undefined): boolean =>
  (names ?? "").split(/\s+/).includes(calloutSelector.slice(1));

/** The words of sections in a text that somebody pasted: callouts of a page's markup, or Markdown below their names. @param names of sections besides ours */
export function parseWords(text: string, names: readonly string[] = []): NotionWords[] {
  const words = removeScripts(text);
  const isHtml = /^\s*<(?!aside\b)/.test(words) || words.includes(calloutSelector.slice(1));
  return isHtml ? parseHtmlWords(words) : parseMarkdownWords(words, names);
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

function parseMarkdownWords(text: string, names: readonly string[]): NotionWords[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const lines = Array.from(text.matchAll(nameLine), ({ index, 0: all, 1: line = "" }) => {
    // As Markdown escapes it.
    return { name: parseCalloutName(line.replace(/\\(?=[!-/:-@[-`{-~])/g, "")) ?? "", index, end: index + all.length };
  });
  const starts = lines
    .slice(0, mostCallouts)
    .filter(({ name }) => known.has(name.toLowerCase()) || findWordSection(name));
  return starts.map(({ name, end }, at) => {
    const markdown = text.slice(end, starts[at + 1]?.index).replace(/^\s{0,9}<\/aside>\s{0,9}$/gm, "");
    checkMarkdown(markdown);
    const words = parseMarkdown(markdown);
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
  const { line, blocks, nodes } = callout;
  const name = parseCalloutName(line);
  return name === undefined
    ? undefined
    : {
        name,
        blocks,
        texts: blocks.map((block, at) => printBlock(block) ?? (nodes[at] ?? []).map(readAllText).join("")),
      };
}

/** A block as plain text; undefined where only its kind is known. */
function printBlock(block: Block): string | undefined {
  if (block.kind === "other") return undefined;
  if (block.kind === "table") return block.rows.map((row) => row.map(getText).join(" | ")).join("\n");
  if (block.kind === "picture") return [block.alt, block.src].filter(Boolean).join("\n");
  return getText(block.runs);
}
