import { expect, type Page } from "@playwright/test";

type Shift = { value: number; what: string[] };
type Watched = { shifts: Shift[] };

/** From the next navigation on, keeps what moves that nobody asked to (layout shifts), and from where to where. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const kept: Shift[] = [];
    Object.assign(window, { shifts: kept });
    const box = ({ x, y, width, height }: DOMRect) => `${[x, y, width, height].map((n) => Math.round(n)).join(" ")}`;
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element ? `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}` : "something that has gone";
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const moves = sources.map((each) => `${name(each.node)}: ${box(each.previousRect)} → ${box(each.currentRect)}`);
        kept.push({ value, what: [`${value.toFixed(5)} at ${Math.round(startTime)} ms`, ...moves] });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Fails the test if more has moved on this page since `watchShifts` than `bound`; says what it was. */
export async function expectStill(page: Page, where = "", bound = 0): Promise<void> {
  // Shifts are reported after the frame they happen in.
  await drawFrames(page, 2);
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const what = shifts.flatMap(({ what }) => what).join("\n  ");
  expect(sum, `layout shift${where && `, ${where}`}\n  ${what}`).toBeLessThanOrEqual(bound);
}

/** Scrolls through a page from top to end as a reader would, waiting at each step for what then is in view. */
export async function readThrough(page: Page, step = 400): Promise<void> {
  await page.evaluate(async (step) => {
    const drawn = () => new Promise(requestAnimationFrame);
    const isInView = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const isThere = (element: HTMLIFrameElement | HTMLImageElement) =>
      element instanceof HTMLImageElement
        ? element.complete
        : element.contentDocument?.URL !== "about:blank" && element.contentDocument?.readyState === "complete";
    const height = document.documentElement.scrollHeight;
    for (let top = 0; top < height; top += step) {
      scrollTo({ top, behavior: "instant" });
      // In the first the page learns what came near the view, in the second that is asked for.
      await drawn();
      await drawn();
      const near = [...document.querySelectorAll<HTMLIFrameElement | HTMLImageElement>("iframe, img")].filter(isInView);
      while (!near.every(isThere)) await drawn();
      await drawn();
    }
  }, step);
}

/** Returns when the page has been drawn so many times: what its script had set in motion has shown by then. */
export async function drawFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let drawn = 0; drawn < count; drawn++) await new Promise(requestAnimationFrame);
  }, count);
}
