import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode, encode, type Json } from "./serialise";

describe("encode", () => {
  const date = new Date("2026-03-01T12:00:00.000Z");
  it.each<[unknown, Json]>([
    ["text", "text"],
    [0, 0],
    [-0.5, -0.5],
    [false, false],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [() => 1, null],
    [Symbol("s"), null],
    [date, "2026-03-01T12:00:00.000Z"],
    [new Date(Number.NaN), null],
    [
      [1, undefined, date],
      [1, null, "2026-03-01T12:00:00.000Z"],
    ],
    [new Array(2), [null, null]],
    [
      { a: undefined, b: { c: date } },
      { a: null, b: { c: "2026-03-01T12:00:00.000Z" } },
    ],
    [new Map([["a", date]]), { a: "2026-03-01T12:00:00.000Z" }],
    [new Set([1, 2]), [1, 2]],
    [{ toJSON: () => ({ when: date }) }, { when: "2026-03-01T12:00:00.000Z" }],
    [JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":1}}')],
  ])("%j is %j", (value, json) => {
    expect(encode(value)).toEqual(json);
  });

  it("hands structured data over as its text, since clients refuse objects with @type", () => {
    const faq = {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name: "Why?" }],
    };
    const { html, ld } = encode({ html: "<p>", ld: faq }) as { html: string; ld: string };
    expect(html).toBe("<p>");
    expect(JSON.parse(ld)).toMatchObject({ "@type": "FAQPage", mainEntity: [expect.any(String)] });
  });

  it("writes integers of any size as text", () => {
    expect(encode([12n, 2n ** 64n])).toEqual(["12", "18446744073709551616"]);
  });

  it("refuses what contains itself, and not what comes twice", () => {
    const twice = { a: 1 };
    expect(encode([twice, twice])).toEqual([{ a: 1 }, { a: 1 }]);
    const loop: unknown[] = [];
    loop.push({ loop });
    expect(() => encode(loop)).toThrow(TypeError);
  });

  it("gives JSON for anything, and never an object with @type", () => {
    const anything = fc.anything({
      withDate: true,
      withMap: true,
      withSet: true,
      withBigInt: true,
      withSparseArray: true,
    });
    fc.assert(
      fc.property(fc.oneof(anything, fc.dictionary(fc.constantFrom("@type", "a", "b"), anything)), (value) => {
        const text = JSON.stringify(encode(value));
        const walk = (json: Json): void => {
          if (typeof json !== "object" || json === null) return;
          expect(Array.isArray(json) || !Object.hasOwn(json, "@type")).toBe(true);
          for (const inner of Object.values(json)) walk(inner);
        };
        walk(JSON.parse(text));
        expect(encode(JSON.parse(text))).toEqual(JSON.parse(text));
      }),
    );
  });
});

describe("decode", () => {
  it.each<[Json, Json]>([
    [null, null],
    ["text", "text"],
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
    [{ "@type": "" }, { "@type": "" }],
    [{ n: { "@type": "type.googleapis.com/google.protobuf.Int64Value", value: "42" } }, { n: 42 }],
    [[{ "@type": "type.googleapis.com/google.protobuf.UInt64Value", value: "7" }], [7]],
  ])("%j is %j", (json, value) => {
    expect(decode(json)).toEqual(value);
  });

  const deep = (levels: number): Json => JSON.parse("[".repeat(levels) + "]".repeat(levels));
  it.each<[string, Json]>([
    ["an unknown type", { a: { "@type": "FAQPage" } }],
    ["an integer that is none", { "@type": "type.googleapis.com/google.protobuf.Int64Value", value: "forty-two" }],
    ["an integer that is no string", { "@type": "type.googleapis.com/google.protobuf.Int64Value", value: 42 }],
    ["100,000 levels", deep(100_000)],
  ])("refuses %s", (_, json) => {
    expect(() => decode(json)).toThrow(expect.objectContaining({ code: "invalid" }));
  });

  it("takes a hundred levels", () => {
    expect(decode(deep(100))).toEqual(deep(100));
  });
});
