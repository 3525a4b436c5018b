import { describe, expect, it } from "vitest";
import { grouped, hasComma, numberIn, numbersIn, writtenLike } from "@/components/art/number";

describe("the number in a text", () => {
  it.each([
    ["7", 7],
    ["0", 0],
    ["$1,250.50", 1250.5],
    ["1.250,50 €", 1250.5],
    ["12 400", 12_400],
    ["1 250,5", 1250.5],
    ["1’250.50", 1250.5],
    ["1,000", 1000],
    ["1.000", 1000],
    ["12,34,567", 1_234_567],
    ["0.125", 0.125],
    ["0,125", 0.125],
    ["137.5%", 137.5],
    ["1.2 million", 1_200_000],
    ["1.125 million", 1_125_000],
    ["1.2m", 1_200_000],
    ["100k", 100_000],
    ["3bn", 3_000_000_000],
    ["5 m", 5],
    ["12 km", 12],
    ["12MB", 12],
    ["−12 %", -12],
    ["-$5", -5],
    ["$-5", -5],
    ["of 60 min", 60],
    ["CHF12", 12],
    ["12 t CO2", 12],
    ["\uf8f0\uf8e3\uf8f1840 kWh", 840],
  ])("%s", (text, value) => {
    expect(numberIn(text)).toBeCloseTo(value, 9);
  });

  it.each(["", "Million", "–", "?", "n/a", "1h 30 min", "7:30", "2–4", "1.2.3", "1,2.3,4", "9".repeat(400)])(
    "there is none in “%s”",
    (text) => {
      expect(numberIn(text)).toBeUndefined();
    },
  );
});

it("all numbers of a text", () => {
  expect(numbersIn("1 in 4")).toEqual([1, 4]);
  expect(numbersIn("many")).toEqual([]);
});

describe("a number written beside another", () => {
  it.each([
    [530, "310 kWh", "530 kWh"],
    [-1500, "$840", "$1,500"],
    [300_000, "1.2m", "0.3m"],
    [7.5, "−1.5 h", "7.5 h"],
    [3, "some", ""],
  ])("%d as in %s", (value, text, written) => {
    expect(writtenLike(value, text, false)).toBe(written);
  });

  it("keeps a decimal comma", () => {
    expect(hasComma(["1.250,50 €"])).toBe(true);
    expect(hasComma(["0,5 h"])).toBe(true);
    expect(hasComma(["$1,250.50", "1,000", "840"])).toBe(false);
    expect(writtenLike(1500.5, "840 €", true)).toBe("1.500,5 €");
    expect(grouped(137.5, false)).toBe("138");
  });
});
