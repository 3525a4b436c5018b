import { describe, expect, test } from "vitest";
import { endHanging } from "@/tools/test/setup/test-hanging";
import { rewritePath } from "./preview-drawing";

describe("a drawing in other words", () => {
  test.each([
    ["M2 3L10 3", "M2 3l8 0"],
    ["m2 3 8 0 0 4", "M2 3 10 3 10 7"],
    ["M0 0h5v5H0z", "M0 0H5V5h-5z"],
    ["M1 1C2 2 3 3 4 4S6 6 7 7", "M1 1c1 1 2 2 3 3s2 2 3 3"],
    ["M0 10q5-5 10 0t10 0t10 0", "M0 10Q5 5 10 10T20 10 30 10"],
    ["M10 10a2 2 0 012 2", "M10 10A2 2 0 0 1 12 12"],
    ["M10 10A2 2 0 1 0 12 12", "M10 10a2 2 0 1 0 2 2"],
    // After a close the pen is where its shape began.
    ["M5 5h3v3zl1 1", "M5 5H8V8zL6 6"],
    ["M5 5h3zm1 1h2", "M5 5H8zM6 6H8"],
    ["M.5-.5L1e1 2", "M.5-.5l9.5 2.5"],
    ["M0 0h.1111h.1111", "M0 0H.111 .222"],
  ])("%s is %s", (path, expected) => {
    expect(rewritePath(path)).toBe(expected);
  });

  test.each(["", "none", "M1", "M1 2 3", "X1 2", "M0 0L1", "M0 0Lx 1", "M0 0Z1", "M0 0a1 1 0 2 0 1 1"])(
    "leaves “%s”, which is no path",
    (path) => {
      expect(rewritePath(path)).toBe(path);
    },
  );

  test("does not drift: a thousand roundings end where the path does", () => {
    const path = `M0 0${"l.3333.3333".repeat(1_000)}`;
    expect(rewritePath(path).endsWith(" 333.3 333.3")).toBe(true);
    // Said relative to what is printed, and read again.
    const back = rewritePath(rewritePath(`M.1 .1${"L.3333 7L5.5555 1".repeat(300)}L9 9`));
    expect(back.endsWith(" 9 9")).toBe(true);
  });

  test("reads what is no arc, however long, at once", () => {
    const path = `M0 0a${"1".repeat(1_000_000)}`;
    expect(endHanging(() => rewritePath(path)) === path).toBe(true);
  });
});
