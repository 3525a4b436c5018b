import { expect, it } from "vitest";
import { z } from "zod";
import { removeAbsent } from "./remove-absent";

const colour = z.union([z.string().min(3), z.strictObject({ light: z.string() })]).optional();
const schema = z
  .strictObject({
    text: z.string().optional(),
    most: z.number().default(10),
    theme: z
      .strictObject({
        accent: z.string().optional(),
        scheme: z.enum(["light"]).default("light"),
        colour,
        radius: z.number().optional(),
        heading: z.literal(1).optional(),
      })
      .nullish(),
    parts: z.array(z.strictObject({ id: z.string(), words: z.record(z.string(), z.unknown()).optional() })).optional(),
    price: z.number().nullable(),
    anything: z.unknown(),
  })
  .refine(() => true);

it("takes out what is null and may be absent, at every level that the schema knows", () => {
  const provided = {
    text: null,
    most: null,
    theme: { accent: null, scheme: null },
    parts: [{ id: "a", words: null }],
    price: null,
    anything: null,
  };
  const without = { theme: {}, parts: [{ id: "a" }], price: null, anything: null };
  expect(removeAbsent(schema, provided)).toEqual(without);
  expect(schema.parse(removeAbsent(schema, provided))).toMatchObject({ most: 10, theme: { scheme: "light" } });
});

it("takes out an empty text where a field may be absent, whatever it is to be, and leaves it where it is needed", () => {
  const provided = {
    text: "",
    theme: { accent: "", scheme: "", colour: "", radius: "", heading: "", own: "" },
    parts: [
      { id: "", words: { title: "" } },
      { id: "a", words: "" },
    ],
    most: "",
    anything: "",
    price: "",
  };
  expect(removeAbsent(schema, provided)).toEqual({
    theme: { own: "" },
    parts: [{ id: "", words: { title: "" } }, { id: "a" }],
    anything: "",
    price: "",
  });
});

it("leaves what is of any shape, what is needed, and what there isn't", () => {
  const provided = { parts: [{ id: null, words: { title: null } }], unknown: null, theme: null };
  expect(removeAbsent(schema, provided)).toEqual(provided);
  for (const other of [null, 1, "text", [null]]) expect(removeAbsent(schema, other)).toEqual(other);
});
