import { describe, expect, it } from "vitest";
import { bannerHidesAt, bannerShowsPast, createBannerFollower, isOffered } from "./banner-rule";

/** The banner after scrolling through these positions, from the top. */
function after(...positions: number[]) {
  const follow = createBannerFollower();
  return positions.map(follow).at(-1) ?? false;
}

describe("the banner", () => {
  it("stays away up to 300 px", () => expect(after(100, 300)).toBe(false));
  it("comes past 300 px on the way down", () => expect(after(300, 301)).toBe(true));
  it("stays between 400 and the rest of the page on the way up", () => expect(after(900, 401)).toBe(true));
  it("goes at 400 px on the way up", () => expect(after(900, 400)).toBe(false));
  it("comes back when the way up ends and the way down begins", () => expect(after(900, 350, 351)).toBe(true));
  it("does not flicker while nothing moves", () => expect(after(350, 350)).toBe(true));
  it("shows on a page that opens scrolled down", () => expect(after(2000)).toBe(true));
  it("comes again after it went", () => expect(after(1200, 300, 900)).toBe(true));
  it("goes on the first step up below 400 px", () => expect(after(350, 340)).toBe(false));

  it("shows past 400 px and never up to 300 px, whatever came before; between them by direction", () => {
    const edges = [0, 1, 299, 300, 301, 302, 350, 399, 400, 401, 402, 1200];
    for (const first of edges)
      for (const second of edges)
        for (const third of edges)
          for (const last of edges) {
            const positions = [first, second, third, last];
            // What the last movement was: staying where one is changes nothing.
            const way = [0, ...positions].findLast((position) => position !== last) ?? 0;
            const expected = last > bannerHidesAt || (last > bannerShowsPast && last > way);
            expect(after(...positions), positions.join(" → ")).toBe(expected);
          }
  });
});

it("is for nobody who has everything or runs the shop, nor before that is known, nor once it was put away", () => {
  const [visitor, buyer] = [null, { isLifetime: false, admin: false }];
  expect(isOffered({ status: "signed-out", user: visitor }, false)).toBe(true);
  expect(isOffered({ status: "signed-in", user: buyer }, false)).toBe(true);
  expect(isOffered({ status: "signed-in", user: buyer }, true)).toBe(false);
  expect(isOffered({ status: "signed-in", user: { isLifetime: true, admin: false } }, false)).toBe(false);
  expect(isOffered({ status: "signed-in", user: { isLifetime: false, admin: true } }, false)).toBe(false);
  expect(isOffered({ status: "loading", user: visitor }, false)).toBe(false);
});
