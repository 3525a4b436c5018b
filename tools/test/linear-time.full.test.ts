import { describe, expect, test } from "vitest";
import { findSlowUnits, readers, units } from "./samples/sample-readers";

describe("reads 64 KB of anything in proportion to its length", () => {
  test.each(Object.entries(readers))(
    "%s",
    (_, read) => {
      expect(findSlowUnits(read, units)).toEqual([]);
    },
    600_000,
  );
});
