import { expect, test } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import type { AppError } from "@/lib/server/errors";
import { requireFitting } from "./require-fitting";

const section = findSection("silcrow-cta-ticket");
if (!section) throw new Error("no ticket");

function refusalOf(content: unknown, at?: string): string[] {
  try {
    requireFitting([{ section: section as NonNullable<typeof section>, content, ...(at && { at }) }]);
  } catch (error) {
    return (error as AppError).sentence.split("\n");
  }
  return [];
}

const whole = "Send the whole content: start from the sample that get_section gives.";

test("content that fits, and none, is taken", () => {
  expect(refusalOf(section.sample)).toEqual([]);
  expect(refusalOf(undefined)).toEqual([]);
});

test("what doesn't fit is one list, a line for each field by its path", () => {
  const lines = refusalOf({ ...section.sample, title: 5, foo: 1, facts: "x", seats: 900 });
  expect(lines.sort()).toEqual(
    [
      "foo: there is no such field. There are host, title, lede, primary, secondary, facts, seats, taken, note.",
      "title: must be text.",
      expect.stringMatching(/^facts: must be a list of \{\w+, \w+.*\}\.$/),
      "seats: This is a whole number from 0 to 400.",
      whole,
    ].sort(),
  );
});

test("what is no content at all is named by where it stands", () => {
  expect(refusalOf("text", "sections.0.content")[0]).toMatch(/^sections\.0\.content: must be \{/);
  expect(refusalOf("text")[0]).toMatch(/^content: must be \{/);
});

test("ten lines at most, then how many more, and in the end what to send", () => {
  const lines = refusalOf({ title: "Only this" }, "sections.1.content");
  expect(lines.length).toBeLessThanOrEqual(12);
  expect(lines[0]).toMatch(/^sections\.1\.content\.\w+: is missing: it must be /);
  if (Object.keys(section.sample).length > 11) expect(lines.at(-2)).toMatch(/^and \d+ more$/);
  expect(lines.at(-1)).toBe(whole);
});
