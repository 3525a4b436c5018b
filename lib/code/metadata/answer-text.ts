import type { Element, ElementContent } from "hast";

const blocks = new Set(["p", "ul", "ol", "table", "div"]);

/**
 * The text that an element was drawn from, as `Answer` and `Words` (components/art/answer.tsx) take it: a line for each paragraph, “- ” before
 * items, “ | ” between cells, links as [words](address). What is in one line is one line.
 */
export function readAnswerText(element: Element): string {
  return listLines(element.children)
    .map((line) => trimText(line.replace(/ {2,}/g, " ")))
    .filter(Boolean)
    .join("\n");
}

/** A text in the form that {@link readAnswerText} has: without blanks that nobody sees. */
export const normalizeText = (text: string) =>
  text
    .split("\n")
    .map((line) => trimText(line.replace(/[\t\f\r ]+/g, " ")))
    .filter(Boolean)
    .join("\n");

/** Without the blanks around it that nobody sees; others are words. */
export const trimText = (text: string) =>
  text.replace(/^[\t\n\f\r ]+/, "").replace(/(?<![\t\n\f\r ])[\t\n\f\r ]+$/, "");

function listLines(children: readonly ElementContent[]): string[] {
  const lines: string[] = [];
  let line = "";
  const end = () => {
    if (trimText(line)) lines.push(line);
    line = "";
  };
  for (const child of children) {
    if (child.type === "element" && blocks.has(child.tagName)) {
      end();
      lines.push(...listBlockLines(child));
    } else line += inline(child);
  }
  end();
  return lines;
}

function listBlockLines({ tagName, children }: Element): string[] {
  if (tagName === "ul" || tagName === "ol")
    return listElements(children).map((item) => `- ${trimText(inlineAll(item.children))}`);
  if (tagName === "table")
    return listElements(children)
      .flatMap((part) => (part.tagName === "tr" ? [part] : listElements(part.children)))
      .map((row) =>
        listElements(row.children)
          .map((cell) => trimText(inlineAll(cell.children)))
          .join(" | "),
      );
  return listLines(children);
}

const listElements = (children: readonly ElementContent[]) => children.filter((child) => child.type === "element");

const inlineAll = (children: readonly ElementContent[]): string => children.map(inline).join("").replace(/ {2,}/g, " ");

function inline(child: ElementContent): string {
  if (child.type === "text") return child.value.replace(/[\t\n\f\r ]+/g, " ");
  if (child.type !== "element" || child.tagName === "svg" || child.tagName === "style") return "";
  const words = inlineAll(child.children);
  const { href } = child.properties;
  return child.tagName === "a" && typeof href === "string" && trimText(words) ? `[${words}](${href})` : words;
}
