import { expect, it } from "vitest";
import { prefersMarkdown } from "./accept";

it.each([
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.9, */*;q=0.1", true],
  ["text/html;q=0.5, TEXT/Markdown; q=0.8", true],
  ["text/markdown, text/html, */*", true],
  ["text/markdown;charset=utf-8", true],
  ["text/html, text/markdown", false],
  ["text/html, text/markdown;q=0.9", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=x, text/html;q=0.1", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", false],
  ["*/*", false],
  ["", false],
  [null, false],
  [`text/markdown${",a/b".repeat(1_000)}`, false],
])("%s", (accept, prefers) => expect(prefersMarkdown(accept)).toBe(prefers));
