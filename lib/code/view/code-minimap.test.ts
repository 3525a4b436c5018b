import { describe, expect, it } from "vitest";
import { linesOf } from "./code-minimap";

describe("linesOf", () => {
  it("counts lines as an editor does, without the empty one after the last", () => {
    expect(linesOf("a\nb\n")).toEqual(["a", "b"]);
    expect(linesOf("a\n\nb")).toEqual(["a", "", "b"]);
    expect(linesOf("a")).toEqual(["a"]);
  });
});
