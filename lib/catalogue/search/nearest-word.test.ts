import { describe, expect, it } from "vitest";
import { findNearestWord } from "./nearest-word";

const words = ["testimonials", "pricing", "hero", "header", "newsletter", "countdown", "faqs", "team"];

describe("the nearest word", () => {
  it.each([
    ["testimonals", "testimonials"],
    ["tetsimonials", "testimonials"],
    ["testiomnials", "testimonials"],
    ["prcing", "pricing"],
    ["pricign", "pricing"],
    ["heaer", "header"],
    ["hreo", "hero"],
    ["newsleter", "newsletter"],
    ["cuontdown", "countdown"],
    // Not finished yet.
    ["testomon", "testimonials"],
    ["newsel", "newsletter"],
  ])("to %s is %s", (typed, word) => expect(findNearestWord(typed, words)).toBe(word));

  it.each(["zzzz", "xyz", "faq", "te", "zeppelin", "teatime", "", "x".repeat(200)])("to %s is none", (typed) =>
    expect(findNearestWord(typed, words)).toBeUndefined(),
  );

  it("is a whole one before a beginning", () => expect(findNearestWord("forrm", ["format", "form"])).toBe("form"));
});
