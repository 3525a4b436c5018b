import { describe, expect, test } from "vitest";
import { readers, slowUnits } from "./sample-readers";

// Every unit: linear-time.full.test.ts.
const some = ["a", " ", "(", "**a", "<a ", '"', "-", "1.1 "];

describe("reads 64 KB in proportion to its length", () => {
  test.each(Object.entries(readers))(
    "%s",
    (_, read) => {
      expect(slowUnits(read, some)).toEqual([]);
    },
    120_000,
  );

  test("what is quadratic is found", () => {
    expect(slowUnits((text) => /a+$/.test(`${text}b`), ["a"])).toEqual(["a"]);
  });
});
