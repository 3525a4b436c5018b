import { openBrowser } from "@/tools/sections/engines/camera";
import { median } from "./median";

/** What is typed: a title, a category, what many sections are called by, a price, a number, and nothing that is there. */
const typed = ["ticket", "header", "paper card", "free", "2.1", "zeppelin"];

/** What Chromium's main thread does between a keystroke and the picture of its results. */
const parts = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];

/**
 * Opens the search on a page and types into it.
 * @returns milliseconds of processor time until the results of a keystroke are laid out: the middle one, and the longest.
 * Not of the clock, which on a busy machine counts what others do.
 */
export async function timeKeystrokes(address: string): Promise<{ median: number; worst: number }> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(address);
    const client = await page.context().newCDPSession(page);
    await client.send("Performance.enable", { timeDomain: "threadTicks" });
    const spent = async () => {
      const { metrics } = await client.send("Performance.getMetrics");
      return metrics.reduce((sum, { name, value }) => sum + (parts.includes(name) ? value * 1000 : 0), 0);
    };
    await page.getByRole("button", { name: "Search components..." }).click();
    await page.getByRole("option").first().waitFor();
    const times: number[] = [];
    for (const text of typed) {
      for (const key of text) {
        const before = await spent();
        await page.keyboard.type(key);
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
        times.push((await spent()) - before);
      }
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Delete");
      await page.getByRole("option").first().waitFor();
    }
    return { median: median(times), worst: Math.max(...times) };
  } finally {
    await browser.close();
  }
}
