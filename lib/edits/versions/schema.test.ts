import { describe, expect, it } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { limits } from "@/lib/catalogue/content/content";
import { nameLimit } from "./limits";
import { checkVersionContent, savedVersionId, savedVersionInput } from "./schema";

const sample = findSection("silcrow-cta-ticket")?.sample ?? {};
const nested = (levels: number): unknown => JSON.parse(`${`{"a":`.repeat(levels)}1${"}".repeat(levels)}`);

describe("checkRecord", () => {
  it.each([
    {},
    { a: "", b: 0, c: false, d: null, e: [], f: {} },
    { "": 1, "a.b": "😀" },
    JSON.parse('{"__proto__":{"a":1}}'),
    nested(32) as object,
  ])("takes %j", (content) => {
    expect(checkVersionContent(content, null)).toBe(content);
  });

  it.each<[unknown, string]>([
    [undefined, "The content of a component is an object of fields."],
    [null, "The content of a component is an object of fields."],
    ["text", "The content of a component is an object of fields."],
    [[1], "The content of a component is an object of fields."],
    [new Date(), "The content of a component is an object of fields."],
    [{ id: "x" }, "id: a field can't have this name, it is the record's own."],
    [{ updated_at: 1 }, "updated_at: a field can't have this name, it is the record's own."],
    [{ a: { b: Number.NaN } }, "a.b: this is no JSON value."],
    [{ a: [new Date()] }, "a.0: this is no JSON value."],
    [{ a: undefined }, "a: this is no JSON value."],
    [{ a: new Map() }, "a: this is no JSON value."],
    [{ a: { b: "x\u0000y" } }, "a.b: this text has characters that can't be stored."],
    [{ a: "\ud83d" }, "a: this text has characters that can't be stored."],
    [{ a: { "\u0000": 1 } }, "a: a field's name has characters that can't be stored."],
  ])("refuses %j, naming the field", (content, sentence) => {
    expect(() => checkVersionContent(content, null)).toThrow(expect.objectContaining({ code: "invalid", sentence }));
  });

  it("refuses what is nested too deeply, and what contains itself", () => {
    expect(() => checkVersionContent(nested(33), null)).toThrow(expect.objectContaining({ code: "invalid" }));
    expect(() => checkVersionContent(nested(10_000), null)).toThrow(expect.objectContaining({ code: "invalid" }));
    const loop: Record<string, unknown> = {};
    loop.loop = loop;
    expect(() => checkVersionContent(loop, null)).toThrow(expect.objectContaining({ code: "invalid" }));
  });

  it("takes 64 KB and no byte more", () => {
    const room = limits.bytes - '{"a":""}'.length;
    expect(checkVersionContent({ a: "x".repeat(room) }, null)).toBeTruthy();
    const over = expect.objectContaining({ code: "too_large", sentence: expect.stringContaining("64 KB") });
    expect(() => checkVersionContent({ a: "x".repeat(room + 1) }, null)).toThrow(over);
    expect(() => checkVersionContent({ a: "ü".repeat(room / 2 + 1) }, null)).toThrow(over);
  });

  it("isn't kept busy by a list that stands in a thousand million places", () => {
    let visits = 0;
    let list: unknown[] = new Proxy(["x"], {
      ownKeys(target) {
        if (++visits > 20_000) throw new Error("It is visited in too many places");
        return Reflect.ownKeys(target);
      },
    });
    for (let level = 0; level < 30; level++) list = Array(10).fill(list);
    expect(() => checkVersionContent({ list }, null)).toThrow(expect.objectContaining({ code: "too_large" }));
    expect(visits).toBeGreaterThan(0);
  });

  it("holds content for a section to its sample, and says which field doesn't fit", () => {
    expect(checkVersionContent(sample, "silcrow-cta-ticket")).toBe(sample);
    const [field] = Object.keys(sample);
    expect(() => checkVersionContent({ ...sample, [field as string]: 5 }, "silcrow-cta-ticket")).toThrow(
      expect.objectContaining({ code: "invalid", fields: { [field as string]: expect.any(String) } }),
    );
    expect(() => checkVersionContent({}, "silcrow-no-such")).toThrow(
      expect.objectContaining({
        code: "invalid",
        sentence: expect.stringContaining("sectionId: There is no section “silcrow-no-such”. Nearest: "),
      }),
    );
  });
});

describe("the name of a saved version", () => {
  const parsed = (name: unknown) => savedVersionInput.safeParse({ name, content: {} });

  it("is trimmed, may be empty and may be absent", () => {
    expect(parsed("  Spring launch ").data?.name).toBe("Spring launch");
    expect(parsed("").data?.name).toBe("");
    expect(parsed(undefined).success).toBe(true);
  });
  it.each(["x".repeat(nameLimit + 1), "a\u0000b", "\ud83d", 5, null])("isn't %j", (name) => {
    expect(parsed(name).success).toBe(false);
  });
});

describe("recordId", () => {
  it.each(["a", "0", "my-hero", "My_Hero-2", "0b8f7c1e-52a4-4f0e-9c3a-0d4f6a1b2c3d", "x".repeat(100)])(
    "takes %s",
    (id) => {
      expect(savedVersionId.parse(id)).toBe(id);
    },
  );
  it.each(["", "-a", "_a", "a b", "a/b", "a.b", "ü", "x".repeat(101), "a\n"])("refuses %j", (id) => {
    expect(savedVersionId.safeParse(id).error?.issues[0]?.message).toContain("An id has up to 100");
  });
});
