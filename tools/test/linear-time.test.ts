import { describe, expect, test } from "vitest";
import { findSlowUnits, readers } from "./samples/sample-readers";

// Every unit: linear-time.full.test.ts.
const some = ["a", " ", "(", "**a", "<a ", '"', "-", "1.1 "];

describe("reads 64 KB in proportion to its length", () => {
  test.each(Object.entries(readers))(
    "%s",
    (_, read) => {
      expect(findSlowUnits(read, some)).toEqual([]);
    },
    120_000,
  );

  test("what is quadratic is found", () => {
    const everyPair = (text: string) => {
      let sum = 0;
      for (let pair = 0; pair < text.length ** 2 / 16; pair++) sum += pair;
      return sum;
    };
    expect(findSlowUnits(everyPair, ["a"])).toEqual(["a"]);
  }, 120_000);
});
