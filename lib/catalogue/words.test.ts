import { describe, expect, it } from "vitest";
import { counted, inWords, priceLabel, sizeLabel } from "./words";

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
  ])("%i is %s", (count, words) => expect(inWords(count)).toBe(words));

  it("agrees in number", () => {
    expect(counted(1, "section")).toBe("one section");
    expect(counted(0, "section")).toBe("no sections");
  });

  it("calls what has no price free", () => {
    expect(priceLabel(null)).toBe("Free");
    expect(priceLabel(4)).toBe("$4");
  });

  it("gives sizes in whole kilobytes, and nothing as none", () => {
    expect(sizeLabel(22626)).toBe("22 KB");
    expect(sizeLabel(200)).toBe("1 KB");
  });
});
