import { describe, expect, it } from "vitest";
import { z } from "zod";
import { buildInputSchema } from "./input-schema";
import { tools } from "./tools";

/** Every object within a JSON schema. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

describe.each(Object.entries(tools))("what %s takes", (_, { input }) => {
  it("is said in words that every client knows", () => {
    for (const one of objectsIn(buildInputSchema(input))) {
      expect(Object.keys(one)).not.toContain("propertyNames");
      expect(Object.keys(one)).not.toContain("const");
      const choices = Array.isArray(one.enum) ? one.enum : [];
      expect(choices.every((choice) => typeof choice === "string")).toBe(true);
    }
  });
});

it("numbers of which one is meant are a range, and other choices stay", () => {
  const schema = z.object({
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]).describe("Which."),
    odd: z.union([z.literal(1), z.literal(5)]),
    data: z.literal("data"),
    either: z.union([z.string(), z.object({ light: z.string() })]),
    words: z.record(z.string(), z.unknown()),
  });
  expect(buildInputSchema(schema).properties).toMatchObject({
    level: { type: "integer", minimum: 1, maximum: 3, description: "Which." },
    odd: {
      anyOf: [
        { minimum: 1, maximum: 1 },
        { minimum: 5, maximum: 5 },
      ],
    },
    data: { type: "string", enum: ["data"] },
    either: { anyOf: [{ type: "string" }, { type: "object" }] },
    words: { type: "object", additionalProperties: {} },
  });
});

it("fields may be called like words of the schema language", () => {
  const schema = z.object({
    const: z.literal("one"),
    propertyNames: z.string(),
    properties: z.object({ anyOf: z.string() }),
  });
  expect(buildInputSchema(schema).properties).toEqual({
    const: { type: "string", enum: ["one"] },
    propertyNames: { type: "string" },
    properties: expect.objectContaining({ type: "object", properties: { anyOf: { type: "string" } } }),
  });
});
