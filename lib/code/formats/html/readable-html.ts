import type { Element, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { collapseTree, isBlock, isVerbatim } from "@/lib/code/markup/layout";
import { finishMarkup } from "@/lib/code/markup/markup";

/** Columns that a code block of 700 px shows without scrolling sideways. */
export const columns = 76;

type Token =
  | { kind: "open" | "close"; text: string }
  | { kind: "words" | "raw"; text: string; isWhole: boolean }
  /** A line may be broken here: white space that isn't seen. */
  | { kind: "break" };

/**
 * Prints a tree for whoever changes its words: each text, link and picture begins a line, so that it is in view, and what is between
 * them, boxes and drawings, hangs at the end of the line before. Lines are broken inside of tags where white space would be seen.
 * Merge tags of hosts are broken up.
 */
export function printReadableHtml(tree: Root): string {
  const tokens: Token[] = [];
  for (const child of collapseTree(tree).children) tokenize(child, tokens);
  const page = new Lines();
  tokens.forEach((token, index) => {
    if (token.kind === "break") page.allowBreak();
    else if (token.kind === "words") page.words(token.isWhole ? [token.text] : token.text.split(/([\t\n\f\r ]+)/));
    else page.tag(token.text, token.kind === "open" ? readLead(tokens, index) : "nothing");
  });
  return finishMarkup(page.toString());
}

/** What an opening tag leads to, with no break between. */
type Lead = "words" | "target" | "nothing";

function readLead(tokens: readonly Token[], index: number): Lead {
  const token = tokens[index];
  if (token?.kind === "open" && /^<(?:a|img|source|form|input|textarea|option)\s/.test(token.text)) return "target";
  return tokens[index + 1]?.kind === "words" ? "words" : "nothing";
}

function tokenize(node: RootContent, tokens: Token[], isDrawing = false): void {
  if (node.type === "text") {
    // A line end in the text of a drawing is no blank.
    tokens.push({ kind: /\S/.test(node.value) ? "words" : "raw", text: toHtml(node), isWhole: isDrawing });
  } else if (node.type !== "element") {
    tokens.push({ kind: "raw", text: toHtml(node), isWhole: true });
  } else if (isVerbatim(node)) {
    tokens.push({ kind: "open", text: toHtml(node, { closeSelfClosing: true }) });
  } else {
    const [open, close] = printTags(node, isDrawing);
    const block = isBlock(node);
    if (block) tokens.push({ kind: "break" });
    tokens.push({ kind: "open", text: open });
    const holdsDrawing = node.tagName === "svg" || (isDrawing && node.tagName !== "foreignObject");
    for (const child of node.children) tokenize(child as RootContent, tokens, holdsDrawing);
    if (close) tokens.push({ kind: "close", text: close });
    if (block) tokens.push({ kind: "break" });
  }
}

function printTags(element: Element, isDrawing: boolean): [open: string, close: string] {
  const html = toHtml({ ...element, children: [] }, { closeSelfClosing: true, space: isDrawing ? "svg" : "html" });
  const end = html.endsWith(`</${element.tagName}>`) ? html.length - element.tagName.length - 3 : html.length;
  return [html.slice(0, end), html.slice(end)];
}

class Lines {
  private readonly done: string[] = [];
  private line = "";
  private mayBreak = false;

  allowBreak(): void {
    this.mayBreak = true;
  }

  /** @param lead whether the tag has something in it, or right behind it, that is its owner's to change */
  tag(tag: string, lead: Lead): void {
    if (lead !== "nothing" && this.mayBreak) this.end();
    const name = /^<[\w-]+/.exec(tag)?.[0] ?? "";
    const isFar = this.line.length + tag.length + 12 > columns;
    if (lead !== "nothing" && this.line !== "" && isFar && / /.test(tag)) {
      // White space within a tag is never seen.
      this.line += name;
      this.end();
      this.line = tag.slice(name.length + 1);
    } else this.line += tag;
    this.mayBreak = false;
  }

  /** @param parts of a text: words, and at the odd places the blanks between them, where a line may be broken */
  words(parts: readonly string[]): void {
    if (this.mayBreak) this.end();
    for (const [index, word] of parts.entries()) {
      if (index % 2 === 1) continue;
      const isSpaced = index > 0;
      if (this.line.length + word.length + 1 <= columns || word === "") this.line += isSpaced ? ` ${word}` : word;
      else if (isSpaced) {
        this.end();
        this.line = word;
      } else this.breakBefore(word);
    }
    this.mayBreak = false;
  }

  /** Where no white space may come in, the line is broken before the end of the tag in front. */
  private breakBefore(word: string): void {
    const [end] = /\/?>$/.exec(this.line) ?? [];
    if (end) {
      this.line = this.line.slice(0, -end.length).trimEnd();
      this.end();
      this.line = end + word;
    } else this.line += word;
  }

  private end(): void {
    if (this.line !== "") this.done.push(this.line);
    this.line = "";
    this.mayBreak = false;
  }

  toString(): string {
    return [...this.done, this.line].filter((line) => line !== "").join("\n");
  }
}
