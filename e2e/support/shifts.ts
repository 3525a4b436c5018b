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
  const shifts = await page.evaluate(async () => {
    // Shifts are reported after the frame they happen in.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as Watched).shifts;
  });
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const what = shifts.flatMap(({ what }) => what).join("\n  ");
  expect(sum, `layout shift${where && `, ${where}`}\n  ${what}`).toBeLessThanOrEqual(bound);
}

/** Scrolls through a page from top to end as a reader would, waiting at each step for what then loads. */
export async function readThrough(page: Page, step = 400): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await page.waitForTimeout(120);
  }
}
