import { describe, expect, it } from "vitest";
import { codeBlock, codeSpan, escapeLine, escapeText, linkTo } from "./escape";

describe("a text in Markdown", () => {
  it.each([
    ["5 * 3 [x] `y`", "5 \\* 3 \\[x\\] \\`y\\`"],
    ["a\\b", "a\\\\b"],
    ["<b>bold</b> but 3 < 4", "\\<b>bold\\</b> but 3 < 4"],
    ["&amp; Q&A", "\\&amp; Q&A"],
    ["_this_ and snake_case", "\\_this\\_ and snake_case"],
    ["~~gone~~ ~ten", "\\~~gone\\~~ ~ten"],
    ["two\n lines\u00a0here", "two lines here"],
    ["![x](javascript:alert(1))", "!\\[x\\](javascript:alert(1))"],
  ])("%s", (text, markdown) => expect(escapeText(text)).toBe(markdown));

  it.each([
    ["# no heading", "\\# no heading"],
    ["1. no list", "1\\. no list"],
    ["- no list", "\\- no list"],
    ["> no quotation", "\\> no quotation"],
    ["--- ", "--- "],
    ["---", "\\---"],
    ["#hashtag, 1.5 and -2", "#hashtag, 1.5 and -2"],
  ])("begins a line: %s", (line, markdown) => expect(escapeLine(line)).toBe(markdown));
});

describe("code", () => {
  it("can't be ended by what is in it", () => {
    expect(codeSpan("a `b` c")).toBe("``a `b` c``");
    expect(codeSpan("`b`")).toBe("`` `b` ``");
    expect(codeBlock("```\nx\n```", "json")).toBe("````json\n```\nx\n```\n````");
  });
});

it("ends the address of a link where it ends", () => {
  expect(linkTo("/a (b) <c>", "d")).toBe("[d](/a%20%28b%29%20%3Cc%3E)");
});
