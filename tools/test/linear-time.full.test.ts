import { describe, expect, test } from "vitest";
import { readers, slowUnits, units } from "./samples/sample-readers";

describe("reads 64 KB of anything in proportion to its length", () => {
  test.each(Object.entries(readers))(
    "%s",
    (_, read) => {
      expect(slowUnits(read, units)).toEqual([]);
    },
    600_000,
  );
});
