import { describe, expect, it } from "vitest";
import { maxPostBytes } from "@/lib/server/admission/post-size";
import { isPastable, tooLong } from "./limits";

/** The longest text of one letter that may be pasted. */
function longestOf(letter: string): string {
  let [fits, tooMuch] = [0, 400_000];
  while (tooMuch - fits > 1) {
    const length = Math.floor((fits + tooMuch) / 2);
    if (isPastable(letter.repeat(length))) fits = length;
    else tooMuch = length;
  }
  return letter.repeat(fits);
}

describe("a text that may be pasted", () => {
  it.each(["a", '"', "\n", "é", "Ж", "語", "😀", "\u0001", "\ud800", "<"])("of %j fits into a post", (letter) => {
    const text = longestOf(letter);
    const call = JSON.stringify([{ code: text, begin: "x".repeat(60), place: 200, address: "y".repeat(2_000) }]);
    expect(Buffer.byteLength(call)).toBeLessThanOrEqual(maxPostBytes);
    expect(text.length).toBeGreaterThan(10_000);
  });

  it("is told how much fits", () =>
    expect(tooLong).toBe("This is too long to be read at once: up to 180 KB can be. Paste one section at a time."));
});
