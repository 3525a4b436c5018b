import { describe, expect, it } from "vitest";
import { bannerShows } from "./banner-rule";

/** The banner after scrolling through these positions, from the top. */
const after = (...positions: number[]) => {
  let shown = false;
  let before = 0;
  for (const now of positions) {
    shown = bannerShows(shown, before, now);
    before = now;
  }
  return shown;
};

describe("the banner", () => {
  it("stays away up to 300 px", () => expect(after(100, 300)).toBe(false));
  it("comes past 300 px on the way down", () => expect(after(300, 301)).toBe(true));
  it("stays between 400 and the rest of the page on the way up", () => expect(after(900, 401)).toBe(true));
  it("goes at 400 px on the way up", () => expect(after(900, 400)).toBe(false));
  it("comes back when the way up ends and the way down begins", () => expect(after(900, 350, 351)).toBe(true));
  it("does not flicker while nothing moves", () => expect(after(350, 350)).toBe(true));
  it("shows on a page that opens scrolled down", () => expect(after(2000)).toBe(true));
});
