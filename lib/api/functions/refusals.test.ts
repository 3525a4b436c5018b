import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { submission } from "@/lib/forms/schema";
import type { AppError } from "@/lib/server/errors";
import { parseInput } from "@/lib/server/input-problems";
import { editSectionInput } from "./edit-section";
import { lookFromSiteInput } from "./look-from-site";
import { previewComponentInput } from "./preview-component";
import { previewSiteInput } from "./preview-site";

vi.mock("server-only", () => ({}));

const inputs = {
  previewComponent: previewComponentInput,
  previewSite: previewSiteInput,
  editSection: editSectionInput,
  lookFromSite: lookFromSiteInput,
  formSubmission: submission,
};

const fieldsOf = (schema: z.ZodType): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** What a caller is told, or undefined where the data is taken. */
function told(schema: z.ZodType, data: unknown): string | undefined {
  try {
    parseInput(schema, data);
  } catch (error) {
    return (error as AppError).sentence;
  }
}

/** Words by which zod speaks to programmers. */
const validators = /invalid|expected|received|unrecognized|too (big|small)|required|optional|nan|undefined/i;
const wrong: [string, unknown][] = [
  ["nothing", undefined],
  ["null", null],
  ["a number", 3.5],
  ["true", true],
  ["an empty text", ""],
  ["a long text", "x".repeat(5_000)],
  ["a list", [1, [2]]],
  ["an object", { a: { b: 1 } }],
];

describe.each(Object.entries(inputs))("%s", (_, schema) => {
  const fields = fieldsOf(schema);

  it("names what is missing", () => {
    const sentence = told(schema, {}) ?? "";
    expect(sentence).toMatch(/is missing|Give|Name|Fields are/);
    expect(sentence).not.toMatch(validators);
  });

  it("names each field that is missing beside the others", () => {
    const all = { sectionId: "x", product: "bullet", content: {}, url: "a.example", form: "f", site: "s", fields: {} };
    const whole = Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)));
    for (const left of Object.keys(whole)) {
      const { [left]: _, ...rest } = whole;
      const sentence = told(schema, rest);
      if (sentence !== undefined) expect(sentence, left).not.toMatch(validators);
    }
  });

  it.each(wrong)("answers a sentence for every field that is %s", (_, value) => {
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const sentence = told(schema, { [field]: value });
      if (sentence !== undefined) expect(sentence, field).not.toMatch(validators);
    }
  });

  it("answers a sentence for what is no object, and for a field that isn't there", () => {
    for (const data of [undefined, null, 1, "text", [], { nothing: 1 }]) {
      expect(told(schema, data) ?? "").not.toMatch(validators);
    }
  });
});

describe("previewComponent", () => {
  it("names all that is missing at once", () => {
    expect(told(previewComponentInput, {})).toMatch(/^product: is missing.*\nsectionId: .*|^sectionId: .*\nproduct: /);
  });

  it.each([
    [
      { theme: "red" },
      'theme: must be {scheme, accent, paper, radius, fonts, font, displayFont, tint, action, space, width, heading, questions}. How it is to look, like {"accent": "#d4351c", "scheme": "light"}.',
    ],
    [{ theme: { accent: 5 } }, "theme.accent: must be a color, like #d4351c, or {light, dark}."],
    [{ theme: { accent: { light: "#fff" } } }, "theme.accent.dark: is missing: it must be a color, like #d4351c."],
  ])("shows how %j is written", (wrong, sentence) => {
    expect(told(previewComponentInput, { sectionId: "x", product: "super", ...wrong })).toBe(sentence);
  });
});

describe("the words for a refusal", () => {
  it.each<[string, z.ZodType, unknown]>([
    ["a format", z.uuid(), "x"],
    ["an address", z.url(), "x"],
    ["an email address", z.email(), "x"],
    ["a pattern", z.string().regex(/^a$/), "b"],
    ["a step", z.number().multipleOf(5), 3],
    ["a set", z.set(z.string()).max(1), new Set(["a", "b"])],
    ["a key", z.record(z.enum(["a"]), z.string()), { b: "c" }],
    ["a check without words", z.string().refine(() => false), "x"],
    ["a choice", z.literal(3), 4],
    ["a union", z.union([z.string(), z.array(z.number())]), {}],
    ["a date", z.date(), "x"],
  ])("are ours, of %s too", (_, schema, value) => {
    expect(told(z.object({ field: schema }), { field: value })).toMatch(/^field/);
    expect(told(z.object({ field: schema }), { field: value })).not.toMatch(validators);
  });
});
