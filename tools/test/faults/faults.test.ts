import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { faults } from "./faults.ts";
import { countOf } from "./lists/fault.ts";

const root = join(import.meta.dirname, "..", "..", "..");

describe("the list of faults", () => {
  it("names lines that are there, each by a text that stands in its file once", () => {
    const stale = faults
      .filter(({ file, find }) => countOf(readFileSync(join(root, file), "utf8"), find) !== 1)
      .map(({ id, file, find }) => `${id}: ${file} has not exactly one ${find}`);
    expect(stale, "write the fault anew for the line as it is now").toEqual([]);
  });

  it("plants one line for another, and says what that breaks", () => {
    for (const { id, find, plant, breaks } of faults) {
      expect(plant, id).not.toBe(find);
      expect(find + plant, id).not.toContain("\n");
      expect(breaks, id).toMatch(/^\S.*\.$/);
    }
  });

  it("has no fault twice", () => {
    expect(new Set(faults.map(({ breaks }) => breaks)).size).toBe(faults.length);
  });
});
