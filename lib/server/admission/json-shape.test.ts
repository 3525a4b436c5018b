import { describe, expect, it } from "vitest";
import { jsonLimits, measureJson } from "./json-shape";

const shapeOf = (value: unknown) => measureJson(Buffer.from(typeof value === "string" ? value : JSON.stringify(value)));
const list = (length: number, item: unknown = 1) => Array.from({ length }, () => item);
const members = (count: number) => Object.fromEntries(list(count).map((_, index) => [`m${index}`, 1]));

describe("the shape of a body", () => {
  it("is no problem up to its limits, and one beyond each", () => {
    expect(shapeOf(members(jsonLimits.entries)).problem).toBeUndefined();
    expect(shapeOf(members(jsonLimits.entries + 1)).problem).toContain("more than 1,000 entries");
    expect(shapeOf(list(jsonLimits.entries + 1)).problem).toContain("more than 1,000 entries");
    expect(shapeOf(list(60, list(200))).problem).toBeUndefined();
    expect(shapeOf(list(70, list(200))).problem).toContain("more than 13,000 values");
    expect(shapeOf("[".repeat(64) + "]".repeat(64)).problem).toBeUndefined();
    expect(shapeOf("[".repeat(65)).problem).toContain("deeper than 64 levels");
    expect(shapeOf("[]".repeat(13_001)).problem, "no JSON, and not read to its end").toContain("values");
  });

  it("counts nothing within texts", () => {
    const text = `,[{"\\,"}]`.repeat(2_000);
    expect(shapeOf({ [text]: text })).toEqual({ values: 2, problem: undefined });
    expect(shapeOf('"a text without an end, \\"').problem).toBeUndefined();
  });

  it("counts the values, and each list by itself", () => {
    expect(shapeOf({ a: [1, 2, { b: "x,y" }], c: [4] }).values).toBe(8);
    expect(shapeOf(list(10, list(150))).problem).toBeUndefined();
  });

  it("says nothing of what is no JSON", () => {
    for (const text of ["", "]]]],,,", "}{", '"', "\\", "nonsense"])
      expect(shapeOf(text).problem, text).toBeUndefined();
  });
});
