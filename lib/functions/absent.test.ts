import { expect, it } from "vitest";
import { z } from "zod";
import { withoutNulls } from "./absent";

const schema = z
  .strictObject({
    text: z.string().optional(),
    most: z.number().default(10),
    look: z.strictObject({ accent: z.string().optional(), scheme: z.enum(["light"]).default("light") }).nullish(),
    parts: z.array(z.strictObject({ id: z.string(), words: z.record(z.string(), z.unknown()).optional() })).optional(),
    price: z.number().nullable(),
    anything: z.unknown(),
  })
  .refine(() => true);

it("takes out what is null and may be absent, at every level that the schema knows", () => {
  const given = {
    text: null,
    most: null,
    look: { accent: null, scheme: null },
    parts: [{ id: "a", words: null }],
    price: null,
    anything: null,
  };
  const without = { look: {}, parts: [{ id: "a" }], price: null, anything: null };
  expect(withoutNulls(schema, given)).toEqual(without);
  expect(schema.parse(withoutNulls(schema, given))).toMatchObject({ most: 10, look: { scheme: "light" } });
});

it("leaves what is of any shape, what is needed, and what there isn't", () => {
  const given = { parts: [{ id: null, words: { title: null } }], unknown: null, look: null };
  expect(withoutNulls(schema, given)).toEqual(given);
  for (const other of [null, 1, "text", [null]]) expect(withoutNulls(schema, other)).toEqual(other);
});
