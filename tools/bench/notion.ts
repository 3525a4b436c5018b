import { type Browser, chromium } from "playwright";
import { writeSample } from "@/e2e/support/notion/sample";
import { type NotionSite, startNotionSite } from "@/e2e/support/notion/server";
import type { NotionState } from "@/e2e/support/notion/state";
import { findChromium } from "@/tools/dev/process/chromium";
import { openStudio } from "@/tools/sections/server";
import { computeMedian } from "./median";

/** A plain one, the largest, a form, a table, a chart. */
const some = [
  "cta-ticket",
  "hero-portal-window",
  "cta-reply-slip",
  "pricing-comparison-table",
  "stats-annotated-curve",
];
const callouts = 60;
const rounds = 5;
/** Milliseconds of the main thread for one section. */
const most = 50;

/**
 * What a section whose words are in Notion costs the visitor's main thread: a page with sixty of its callouts, with its code and without, in
 * alternating order; of the rounds the middle one counts.
 * @returns whether none costs over 50 ms
 */
export async function benchNotion(): Promise<boolean> {
  const studio = await openStudio();
  const site = await startNotionSite();
  const browser = await chromium.launch({ executablePath: findChromium() });
  let isGood = true;
  try {
    for (const slug of some) {
      const { plan, blocks, code } = await writeSample(studio, `silcrow-${slug}`);
      const page = Array.from({ length: callouts }, () => ({ line: `§ ${plan.name}`, blocks }));
      const costs: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const drawn = await measureTasks(browser, site, { host: "super", code, callouts: page });
        const plain = await measureTasks(browser, site, { host: "super", code: "", callouts: page });
        costs.push((drawn - plain) / callouts);
      }
      const cost = computeMedian(costs);
      console.log(`${slug}: ${cost.toFixed(1)} ms for each of ${callouts}`);
      if (cost > most) isGood = false;
    }
  } finally {
    await Promise.all([browser.close(), site.close(), studio.close()]);
  }
  return isGood;
}

/** Milliseconds of tasks until a page has been drawn. */
async function measureTasks(browser: Browser, site: NotionSite, state: NotionState): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(site.address(state));
  if (state.code)
    await page
      .locator(".frame")
      .nth(callouts - 1)
      .waitFor();
  // Two frames later it is on the screen.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { metrics } = await session.send("Performance.getMetrics");
  await page.close();
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
}
