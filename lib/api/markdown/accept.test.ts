import { expect, it } from "vitest";
import { canAccept, isMarkdownPreferred } from "./accept";

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
])("%s", (accept, prefers) => expect(isMarkdownPreferred(accept)).toBe(prefers));

it.each([
  [null, true, true],
  ["", true, true],
  ["*/*", true, true],
  ["application/json", true, false],
  ["Application/JSON; charset=utf-8", true, false],
  ["text/event-stream", false, true],
  ["text/*", false, true],
  ["application/*", true, false],
  ["application/json;q=0, */*", false, true],
  ["text/event-stream;q=0, */*;q=0.1", true, false],
  ["text/html", false, false],
  ["x".repeat(3_000), true, true],
])("of an answer in JSON and as a stream, %j takes %s and %s", (accept, json, stream) => {
  expect(canAccept(accept, "application/json")).toBe(json);
  expect(canAccept(accept, "text/event-stream")).toBe(stream);
});
