import { describe, expect, it } from "vitest";
import { splitLines } from "./code-minimap";

describe("buildMinimap", () => {
  it("counts lines as an editor does, without the empty one after the last", () => {
    expect(splitLines("a\nb\n")).toEqual(["a", "b"]);
    expect(splitLines("a\n\nb")).toEqual(["a", "", "b"]);
    expect(splitLines("a")).toEqual(["a"]);
  });
});
