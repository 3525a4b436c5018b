import { describe, expect, it } from "vitest";
import { formatCount, formatPrice, formatSize, spellNumber } from "./words";

describe("words", () => {
  it.each([
    [0, "no"],
    [1, "one"],
    [13, "thirteen"],
    [20, "twenty"],
    [98, "ninety-eight"],
    [100, "one hundred"],
    [141, "one hundred and forty-one"],
    [1200, "1,200"],
  ])("%i is %s", (count, words) => expect(spellNumber(count)).toBe(words));

  it("agrees in number", () => {
    expect(formatCount(1, "section")).toBe("one section");
    expect(formatCount(0, "section")).toBe("no sections");
  });

  it("calls what has no price free", () => {
    expect(formatPrice(null)).toBe("Free");
    expect(formatPrice(4)).toBe("$4");
  });

  it("gives sizes in whole kilobytes, and nothing as none", () => {
    expect(formatSize(22626)).toBe("22 KB");
    expect(formatSize(200)).toBe("1 KB");
  });
});
