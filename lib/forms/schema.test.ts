import { describe, expect, it } from "vitest";
import { formLimits, isTrapped, listEntries, parseFields, submission } from "./schema";

const refused = (entries: [string, string][]) => {
  try {
    parseFields(entries);
  } catch (error) {
    return error as { code: string; sentence: string };
  }
  throw new Error("was taken");
};

describe("parseFields", () => {
  it("keeps names and values in their order, lists where a name repeats", () => {
    const fields = parseFields([
      ["party", "2"],
      ["name", "Ada"],
      ["day", "Mon"],
      ["day", "Thu"],
      ["empty", ""],
    ]);
    expect(JSON.stringify(fields)).toBe('{"party":"2","name":"Ada","day":["Mon","Thu"],"empty":""}');
    expect(listEntries(fields)).toHaveLength(5);
  });

  it("leaves out what steers, and fields without a name", () => {
    expect(
      parseFields([
        ["_next", "/thanks"],
        ["_topic", "x"],
        ["", "nameless"],
        ["email", "a@b.example"],
      ]),
    ).toEqual({
      email: "a@b.example",
    });
  });

  it("makes of everything what a database can hold, and of line breaks one kind", () => {
    expect(parseFields([["a\u0000b", "x\u0000y\ud800z\r\nnext\rlast"]])).toEqual({ ab: "xy\ufffdz\nnext\nlast" });
  });

  it("takes names of the language itself as names", () => {
    const fields = parseFields([
      ["__proto__", "x"],
      ["constructor", "y"],
    ]);
    expect(Object.keys(fields)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });

  it("takes as much as the limits say, and not a byte more", () => {
    const value = "x".repeat(formLimits.value);
    expect(parseFields([["a", value]])).toEqual({ a: value });
    expect(refused([["a", `${value}x`]])).toMatchObject({
      code: "too_large",
      sentence: expect.stringContaining("“a”"),
    });
    expect(refused([["a", "é".repeat(formLimits.value / 2 + 1)]]).code).toBe("too_large");

    const names = Array.from({ length: formLimits.fields }, (_, i): [string, string] => [`field ${i}`, "x"]);
    expect(Object.keys(parseFields(names))).toHaveLength(formLimits.fields);
    expect(refused([...names, ["one more", "x"]]).code).toBe("too_large");
    expect(refused([["n".repeat(formLimits.name + 1), "x"]]).code).toBe("invalid");

    const big = Array.from({ length: 7 }, (_, i): [string, string] => [`${i}`, value]);
    expect(refused(big)).toMatchObject({ code: "too_large", sentence: expect.stringContaining("64 KB") });
    const ticks = Array.from({ length: formLimits.values + 1 }, (): [string, string] => ["tick", ""]);
    expect(refused(ticks).code).toBe("too_large");
  });

  it("refuses what nobody filled in", () => {
    expect(refused([]).sentence).toBe("Nothing was filled in.");
    expect(
      refused([
        ["name", " "],
        ["_topic", "x"],
      ]).sentence,
    ).toBe("Nothing was filled in.");
  });
});

describe("the honeypot", () => {
  it("is sprung by any text", () => {
    expect(isTrapped([["_topic", "cheap pills"]])).toBe(true);
    expect(
      isTrapped([
        ["_topic", ""],
        ["topic", "x"],
      ]),
    ).toBe(false);
  });
});

describe("the payload", () => {
  const payload = {
    form: "reply-slip",
    site: "3f2b8c1e-5d4a-4b6f-9a7e-1c2d3e4f5a6b",
    fields: { name: "Ada", days: ["Mon"] },
  };
  it.each([
    ["as specified", payload, true],
    ["a form's name with blanks", { ...payload, form: "Reply slip 2.0" }, true],
    ["another key", { ...payload, to: "me@example.com" }, false],
    ["a number as value", { ...payload, fields: { age: 4 } }, false],
    ["a map in a map", { ...payload, fields: { a: { b: "c" } } }, false],
    ["no form", { site: "3f2b8c1e-5d4a-4b6f-9a7e-1c2d3e4f5a6b", fields: {} }, false],
    ["a form that is a path", { ...payload, form: "../x" }, false],
    ["a form with a line break", { ...payload, form: "a\nb" }, false],
    ["nothing", null, false],
  ])("%s", (_, value, ok) => {
    expect(submission.safeParse(value).success).toBe(ok);
  });
});
