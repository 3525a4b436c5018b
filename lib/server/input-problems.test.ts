import { expect, test } from "vitest";
import { z } from "zod";
import { describeIssue, formatProblems, listInputProblems } from "./input-problems";

const schema = z.strictObject({
  query: z.string().max(5).optional(),
  line: z.enum(["bullet", "super"]).optional(),
  limit: z.coerce.number().int("Use a whole number.").min(1).max(1_000).optional(),
  colour: z.union([z.string().max(5), z.strictObject({ light: z.string(), dark: z.string() })]).optional(),
  parts: z
    .array(z.strictObject({ id: z.string(), on: z.boolean() }))
    .max(3)
    .optional(),
});
const linesFor = (data: unknown) =>
  formatProblems(listInputProblems(schema.safeParse(data, { error: describeIssue }).error?.issues ?? [], "data"));

test.each<[unknown, string]>([
  [5, "data: must be {query, line, limit, colour, parts}."],
  [{ q: "x" }, "q: there is no such field. There are query, line, limit, colour, parts."],
  [{ query: 5 }, "query: must be text."],
  [{ query: "123456" }, "query: takes up to 5 characters."],
  [{ line: "wix" }, 'line: must be one of "bullet", "super".'],
  [{ limit: "x" }, "limit: must be a number from 1 to 1,000."],
  [{ limit: 0 }, "limit: must be at least 1."],
  [{ limit: 1.5 }, "limit: Use a whole number."],
  [{ colour: 5 }, "colour: must be text, or {light, dark}."],
  [{ colour: { light: "red" } }, "colour.dark: is missing: it must be text."],
  [{ colour: { light: "red", dark: 5 } }, "colour.dark: must be text."],
  [{ colour: { light: "red", dark: "red", dim: 1 } }, "colour.dim: there is no such field. There are light, dark."],
  [{ colour: "very red" }, "colour: takes up to 5 characters."],
  [{ parts: "x" }, "parts: must be a list."],
  [
    { parts: [{ id: "a", on: 1, of: 2 }] },
    "parts.0.of: there is no such field. There are id, on.\nparts.0.on: must be true or false.",
  ],
  [{ parts: [{ on: true }] }, "parts.0.id: is missing: it must be text."],
])("%j is told: %s", (data, says) => {
  expect(linesFor(data)).toBe(says);
});

test("what is missing is told with what its description says of it", () => {
  const described = z.object({
    url: z.string().describe("A public page, like example.com/about."),
    line: z.enum(["bullet", "super"]).describe("The builder."),
    accent: z.union([z.string(), z.strictObject({ light: z.string() })]).describe("One color, like #d4351c."),
  });
  const { error } = described.safeParse({}, { error: describeIssue });
  expect(formatProblems(listInputProblems(error?.issues ?? [], "data")).split("\n")).toEqual([
    "url: is missing: it must be text. A public page, like example.com/about.",
    'line: is missing: it must be one of "bullet", "super". The builder.',
    "accent: is missing: it must be text, or {light}. One color, like #d4351c.",
  ]);
});

test("null for what must be there, and text for an object, are told with what the description says", () => {
  const described = z.object({
    url: z.string().describe("A public page, like example.com/about."),
    part: z.strictObject({ section: z.string() }).describe('Like {"section": "cta-ticket"}.'),
  });
  const { error } = described.safeParse({ url: null, part: "cta-ticket" }, { error: describeIssue });
  expect(formatProblems(listInputProblems(error?.issues ?? [], "data")).split("\n")).toEqual([
    "url: must be text. A public page, like example.com/about.",
    'part: must be {section}. Like {"section": "cta-ticket"}.',
  ]);
});

test("what there is and is wrong stands before what is missing, ten lines at most", () => {
  const wide = z.strictObject(Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`f${at}`, z.string()])));
  const { error } = wide.safeParse({ f9: 1, more: 2 }, { error: describeIssue });
  const lines = formatProblems(listInputProblems(error?.issues ?? [], "data")).split("\n");
  expect(lines).toHaveLength(11);
  expect(lines[0]).toMatch(/^more: there is no such field\./);
  expect(lines[1]).toBe("f9: must be text.");
  expect(lines.at(-1)).toBe("and 5 more");
});
