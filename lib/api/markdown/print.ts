import { codeBlock, codeSpan, escapeLine, escapeText, linkTo } from "./escape";
import type { Element, Piece } from "./pieces";

/** Where a link of a page leads, in full; undefined for one that only works on the page itself. */
export type Addresses = (href: string) => string | undefined;

const blockTags = new Set(
  "article aside blockquote details div dl figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul".split(
    " ",
  ),
);

/** Pieces of a page as Markdown (CommonMark, and tables as GitHub has them). */
export function printMarkdown(pieces: readonly Piece[], addresses: Addresses): string {
  return `${blocks(pieces).join("\n\n")}\n`;

  function blocks(list: readonly Piece[]): string[] {
    const printed: string[] = [];
    let run: Piece[] = [];
    const flush = () => {
      const line = inLine(run);
      if (line !== "") printed.push(escapeLine(line));
      run = [];
    };
    for (const piece of list) {
      if (typeof piece === "string" || !isBlock(piece)) run.push(piece);
      else {
        flush();
        printed.push(...block(piece));
      }
    }
    flush();
    return printed;
  }

  function block(element: Element): string[] {
    const { tag, children, language, spread } = element;
    if (/^h[1-6]$/.test(tag)) return [`${"#".repeat(Number(tag[1]))} ${inLine(children)}`];
    switch (tag) {
      case "ul":
      case "ol":
        return listOf(element);
      case "dl":
        return [pairsIn(children).join("\n")];
      case "table":
        return [tableOf(element)];
      case "pre":
        return [codeBlock(wordsIn(children), language)];
      case "blockquote":
        return [blocks(children).join("\n\n").replace(/^/gm, "> ").replace(/^> $/gm, ">")];
      case "summary":
        return [`**${inLine(children)}**`];
      case "hr":
        return ["---"];
      default:
        return spread && !children.some((piece) => isElement(piece) && isBlock(piece))
          ? [escapeLine(unbroken(children, true).trim())].filter((line) => line !== "")
          : blocks(children);
    }
  }

  function listOf({ tag, children }: Element): string[] {
    const items = children.filter((piece): piece is Element => typeof piece !== "string" && piece.tag === "li");
    // What is a chapter of its own is no item.
    if (items.some(hasHeading)) return items.flatMap((item) => blocks(item.children));
    const lines = items.map((item, index) => {
      const mark = tag === "ol" ? `${index + 1}. ` : "- ";
      const [first = "", ...rest] = blocks(item.children);
      const text = rest.reduce((all, next) => all + (/^(- |1\. )/.test(next) ? "\n" : "\n\n") + next, first);
      return mark + text.replace(/\n(?!\n)/g, `\n${" ".repeat(mark.length)}`);
    });
    return [lines.join("\n")];
  }

  /** Names with what belongs to them, each pair as an item. */
  function pairsIn(list: readonly Piece[]): string[] {
    const pairs: { names: string[]; values: string[] }[] = [];
    const read = (children: readonly Piece[]) => {
      pairs.push({ names: [], values: [] });
      for (const piece of children) {
        if (typeof piece === "string") continue;
        if (piece.tag === "dt" && pairs.at(-1)?.values.length) pairs.push({ names: [], values: [] });
        const last = pairs.at(-1);
        if (piece.tag === "dt") last?.names.push(inLine(piece.children));
        else if (piece.tag === "dd") last?.values.push(inLine(piece.children));
        else read(piece.children);
      }
    };
    read(list);
    return pairs
      .filter(({ names }) => names.length > 0)
      .map(({ names, values }) => `- ${names.join(", ")}: ${values.filter((value) => value !== "").join("; ")}`);
  }

  function tableOf(table: Element): string {
    const rows = rowsIn(table.children).map((row) =>
      row.children.flatMap((cell) => {
        if (typeof cell === "string") return [];
        const text = inLine(cell.children).replaceAll("|", "\\|");
        return [text, ...Array.from({ length: (cell.span ?? 1) - 1 }, () => "")];
      }),
    );
    const width = Math.max(...rows.map((row) => row.length));
    const [head, ...body] = rows.map(
      (row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? "").join(" | ")} |`,
    );
    return [head, `|${" --- |".repeat(width)}`, ...body].join("\n");
  }

  function inLine(list: readonly Piece[]): string {
    return unbroken(list).trim();
  }

  /** As {@link inLine}, with the spaces at its ends. */
  function unbroken(list: readonly Piece[], spread = false): string {
    return list
      .map((piece, index) => {
        if (typeof piece === "string") return escapeText(piece);
        const before = list[index - 1];
        // No markup has two elements side by side without a space, unless its layout keeps them apart.
        return spread || (before !== undefined && isElement(before)) ? ` ${inlineOf(piece)} ` : inlineOf(piece);
      })
      .join("")
      .replace(/ +/g, " ");
  }

  function inlineOf(element: Element): string {
    const { tag, children, href, apart, spread } = element;
    if (tag === "br") return " ";
    if (tag === "code") return codeSpan(wordsIn(children));
    // Spaces at its ends stand outside of a mark, which would not be one otherwise.
    const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(unbroken(children, spread)) ?? [];
    if (words === "") return before || after;
    const address = href === undefined ? undefined : addresses(href);
    const marked = address === undefined ? marks(tag, words) : linkTo(address, words);
    if (!apart && !blockTags.has(tag)) return before + marked + after;
    return /^[,.:;]/.test(words) ? `${marked} ` : ` ${marked} `;
  }
}

function marks(tag: string, words: string): string {
  if (tag === "b" || tag === "strong") return `**${words}**`;
  if (tag === "i" || tag === "em") return `*${words}*`;
  return tag === "s" || tag === "del" ? `~~${words}~~` : words;
}

const isElement = (piece: Piece): piece is Element => typeof piece !== "string";

/** Whether it takes lines of its own: a link never does, whatever is in it. */
const isBlock = (element: Element): boolean =>
  element.tag !== "a" &&
  (blockTags.has(element.tag) || element.children.some((piece) => isElement(piece) && isBlock(piece)));

const hasHeading = (element: Element): boolean =>
  /^h[1-6]$/.test(element.tag) || element.children.some((piece) => isElement(piece) && hasHeading(piece));

const rowsIn = (list: readonly Piece[]): Element[] =>
  list.filter(isElement).flatMap((element) => (element.tag === "tr" ? [element] : rowsIn(element.children)));

const wordsIn = (list: readonly Piece[]): string =>
  list.map((piece) => (typeof piece === "string" ? piece : wordsIn(piece.children))).join("");
