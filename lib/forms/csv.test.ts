import { describe, expect, it } from "vitest";
import { endHanging } from "@/tools/test/setup/test-hanging";
import { formatCsvHead, formatCsvLine, formatCsvRow } from "./csv";
import type { Submission } from "./queries";
import type { Fields } from "./schema";

const submission = (fields: Fields): Submission => ({
  id: "1",
  siteId: "2",
  siteName: "Marram",
  hostName: null,
  form: "reply-slip",
  origin: "marram.example",
  createdAt: new Date("2026-11-21T10:00:00Z"),
  fields,
});

describe("formatCsvLine", () => {
  it.each([
    [["a", "b"], "a,b\r\n"],
    [["a,b", 'say "yes"', "two\nlines"], '"a,b","say ""yes""","two\nlines"\r\n'],
    [["", " "], ", \r\n"],
  ])("%j", (cells, line) => {
    expect(formatCsvLine(cells)).toBe(line);
  });

  it.each([
    "=1+1",
    "+49 30 1",
    "-5",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "  =1",
    "\n=1",
    "＝1",
    "\u200b=1",
    " \u2060\u00ad@SUM(A1)",
    "\u034f\u115f\ufe0f=1",
    "\u0001\u0085\u2800=1",
    '=HYPERLINK("https://evil.example")',
  ])("makes no formula of %j", (cell) => {
    expect(formatCsvLine([cell]).replace(/^"/, "")).toMatch(/^'/);
  });

  it.each([
    ["hello;=cmd|' /C calc'!A0;x", "hello;'=cmd|' /C calc'!A0;x"],
    ['a;  +1;"@b', `"a;'  +1;'""@b"`],
    ["a\t-1|=2", "a\t'-1|'=2"],
    ["two\n=1+1\r\n@x", "\"two\n'=1+1\r\n'@x\""],
    ["x;＝1", "x;'＝1"],
    ["x;\u200b=1", "x;'\u200b=1"],
  ])("nor of %j, where a spreadsheet splits at other signs", (cell, line) => {
    expect(formatCsvLine([cell])).toBe(`${line}\r\n`);
  });

  it.each([" ", ";", '"'])("takes no longer for a text made to take long, of %j", (sign) => {
    const text = `;${sign.repeat(1_000_000)}`;
    expect(endHanging(() => formatCsvLine([text])).length).toBeGreaterThan(text.length);
  });

  it("leaves other texts as they are", () => {
    expect(formatCsvLine(["a=b", "5-3", "me@example.com", "'quoted'", "a; b|c"])).toBe(
      "a=b,5-3,me@example.com,'quoted',a; b|c\r\n",
    );
  });
});

describe("the file", () => {
  it("begins with the mark of UTF-8 and the names, none of them twice", () => {
    expect(formatCsvHead(["name", "Site"])).toBe("\ufeffSent,Site,Form,Sent from,name,Site (field),Other fields\r\n");
  });

  it("has a line for each answer, with all of it", () => {
    const answer = submission({ email: "a@b.example", days: ["Mon", "Thu"], rare: "x", constructor: "y" });
    expect(formatCsvRow(answer, ["days", "missing", "email"])).toBe(
      '2026-11-21T10:00:00.000Z,Marram,reply-slip,marram.example,"Mon\nThu",,a@b.example,"rare: x\nconstructor: y"\r\n',
    );
    expect(formatCsvRow(submission({ a: "b" }), ["toString"])).toContain(",,a: b");
  });
});
