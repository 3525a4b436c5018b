import { describe, expect, it } from "vitest";
import { black, computeContrast, makeReadable, mixColours, pickReadablePartner, toHex, white } from "./colour";
import { parseColour } from "./parse-colour";

const colour = (text: string) => {
  const parsed = parseColour(text);
  if (!parsed) throw new Error(`${text} is no colour`);
  return parsed.colour;
};

describe("a colour", () => {
  it.each([
    ["#d4351c", "#d4351c"],
    ["#ABC", "#aabbcc"],
    ["rgb(212, 53, 28)", "#d4351c"],
    ["rgba(100% 0% 20% / .3)", "#ff0033"],
    ["hsl(210 50% 40%)", "#336699"],
    ["hsl(-150deg, 50%, 40%)", "#336699"],
    ["hwb(0 20% 20%)", "#cc3333"],
    ["oklch(62.796% 0.25768 29.234)", "#ff0000"],
    ["oklab(0.62796 0.22486 0.12585)", "#ff0000"],
    ["lab(54.29 80.8 69.89)", "#ff0000"],
    ["lch(54.29% 106.84 40.86)", "#ff0000"],
    ["oklch(1 none none)", "#ffffff"],
  ])("%s is %s", (text, hex) => expect(toHex(colour(text))).toBe(hex));

  it.each(["", "#12", "#12345", "red", "rgb(1,2)", "rgb(1 2 3 4 5)", "url(x)", "rgb(var(--x))", "hsl(a b c)"])(
    "“%s” is none that is known here",
    (text) => expect(parseColour(text)).toBeUndefined(),
  );

  it("says how much of it is seen", () => {
    expect(parseColour("#11223380")?.alpha).toBeCloseTo(0.5, 2);
    expect(parseColour("rgb(0 0 0 / 25%)")?.alpha).toBe(0.25);
  });

  it("of more chroma than screens have keeps its lightness and hue", () => {
    const hex = toHex({ l: 0.6, c: 0.5, h: 150 });
    expect(colour(hex).l).toBeCloseTo(0.6, 1);
    expect(colour(hex).h).toBeGreaterThan(140);
    expect(colour(hex).h).toBeLessThan(160);
  });
});

describe("contrast", () => {
  it("is that of WCAG", () => {
    expect(computeContrast(white, black)).toBeCloseTo(21, 5);
    expect(computeContrast(colour("#767676"), white)).toBeCloseTo(4.54, 2);
  });

  it("is made with little change, in the hue there was", () => {
    for (const text of ["#ffd400", "#39ff14", "#ff6b35", "#7fd4ff", "#cccccc"]) {
      const ink = makeReadable(colour(text), [white, colour("#f0eeeb")]);
      expect(computeContrast(ink, colour("#f0eeeb")), text).toBeGreaterThanOrEqual(4.5);
      expect(computeContrast(ink, colour("#f0eeeb")), text).toBeLessThan(4.7);
      expect(ink.h).toBe(colour(text).h);
    }
    const light = makeReadable(colour("#1a1a6a"), [colour("#191919")]);
    expect(computeContrast(light, colour("#191919"))).toBeGreaterThanOrEqual(4.5);
    expect(makeReadable(colour("#211f1c"), [white])).toEqual(colour("#211f1c"));
  });

  it("is had by white or black on any ground", () => {
    for (let l = 0; l <= 1; l += 0.05)
      for (let h = 0; h < 360; h += 30) {
        const ground = { l, c: 0.15, h };
        expect(computeContrast(pickReadablePartner(ground), ground)).toBeGreaterThanOrEqual(4.5);
      }
  });

  it("between two colours lies the mixed one", () => {
    expect(toHex(mixColours(black, white, 1))).toBe("#ffffff");
    expect(mixColours(black, white, 0.5).l).toBeCloseTo(0.5);
  });
});
