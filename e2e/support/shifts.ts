import type { Page } from "@playwright/test";

type Watched = { moved: number };

/** From the next navigation on, adds up how much things move that nobody asked to (cumulative layout shift). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) (window as unknown as Watched).moved += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What `watchShifts` has added up on this page; 0 is nothing. */
export function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).moved);
}

/** Scrolls through a page from top to end as a reader would, waiting at each step for what then loads. */
export async function readThrough(page: Page, step = 400): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await page.waitForTimeout(120);
  }
}
