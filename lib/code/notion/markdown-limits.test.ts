import { expect, test } from "vitest";
import { AppError } from "@/lib/server/errors";
import { checkMarkdown } from "./markdown-limits";
import { parseMarkdown } from "./words/parse-markdown";
import { printMarkdown } from "./words/print-markdown";

test.each([
  ["marks of lists in each other", "- ".repeat(5_000)],
  ["nested lists in each of many lines", `${"- ".repeat(11)}x\n`.repeat(3_000)],
  ["marks of emphasis", "*a_ ".repeat(10_000)],
  ["links that don't end, above a line", `${"[a](".repeat(10_000)}\n---`],
  ["quotes in quotes", `${">".repeat(3_000)} a`],
  ["lines that go on below a quote or an item", `> a\n${"a\n".repeat(10_000)}`],
  ["lines that end in another way", `x\r\r${"- ".repeat(600)}a`],
  ["marks in one cell of a table", `| a |\n| - |\n| ${"*a_ ".repeat(10_000)} |`],
])("Markdown of %s is refused", (_, markdown) => {
  expect(() => checkMarkdown(markdown)).toThrow(AppError);
});

test.each([
  ["a table without pipes around it", `Words | Value\n${"-".repeat(40)} | ${"-".repeat(40)}\na | b`],
  ["dividers", `${"-".repeat(60)}\n\n${"* ".repeat(40)}\n\nTitle\n${"-".repeat(60)}`],
  ["a table of ten thousand cells in bold", `| a | b |\n| - | - |\n${"| **x** | *y* |\n".repeat(5_000)}`],
  ["a mark and many blanks, again and again", `${`-${" ".repeat(20)}`.repeat(10)}x`],
  ["a long list", "- one\n  more of it\n".repeat(2_000)],
  ["paragraphs of a text with other ends of lines", "**One** [two](/x)\r\n\r\n".repeat(1_200)],
  ["lists in lists", "- a\n  - b\n    - c\n      1. d"],
])("%s is read", (_, markdown) => {
  expect(() => checkMarkdown(markdown)).not.toThrow();
});

test("what we print ourselves is read, whatever signs it has", () => {
  const text = "5 * 3 = [x] of a_b ! ".repeat(260).trim();
  const markdown = printMarkdown([{ kind: "paragraph", runs: [{ text }] }]);
  checkMarkdown(markdown);
  expect(parseMarkdown(markdown).map(({ block }) => block)).toEqual([{ kind: "paragraph", runs: [{ text }] }]);
});
