import { gzipSync } from "node:zlib";
import type { Page } from "playwright";
import { openBrowser } from "@/tools/sections/engines/camera";
import { median } from "./median";
import { withOwnServer } from "./own-server";

const pages = ["hero/simple-centered", "hero/corkboard", "cta/ticket", "cta/reply-slip"];
const typed = "Bread from six, and on Sundays until there is none left to sell";
/** How much slower than this machine: 4 is a phone of the middle. */
const rates = [1, 4];

/**
 * Times the editor on the pages of a few sections, at the machine's pace and slowed down: from a key to the frame that shows its letter, typed into the
 * preview and into the form; and says what opening it costs in script.
 */
export async function benchEditor(given?: string): Promise<void> {
  if (given) return run(given);
  await withOwnServer(async ({ address, start }) => {
    await start();
    await run(address);
  });
}

async function run(address: string): Promise<void> {
  for (const path of pages)
    for (const rate of rates) {
      const { script, preview, form, bare } = await timeEditor(
        `${address}/bullet/components/landing-page/sections/${path}`,
        rate,
      );
      const said = [preview, form, bare].map((times) => `${times.middle.toFixed(0)} / ${times.p95.toFixed(0)}`);
      process.stdout.write(
        `${path}, ${rate}× slower: key to picture, median / p95 in ms: preview ${said[0]}, form ${said[1]}, bare page ${said[2]}; script ${(script / 1024).toFixed(1)} KB gzip\n`,
      );
    }
}

async function timeEditor(address: string, rate: number) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(address);
    await page.waitForSelector("html[data-laid-out]");
    let script = 0;
    page.on("response", async (response) => {
      if (response.request().resourceType() === "script") script += gzipSync(await response.body()).length;
    });
    await page.evaluate(() => {
      location.hash = "edit";
    });
    const title = page.locator('[data-edit-text="title"], [data-edit-text="struck"]').first();
    await title.waitFor();
    await page.getByRole("tab", { name: "Look" }).waitFor();
    const time = await keyTimer(page, rate);
    await title.click();
    const preview = await time();
    await page
      .getByRole("form", { name: /^Words of/ })
      .getByRole("textbox")
      .first()
      .click();
    const form = await time();
    // What the browser itself takes: a text alone on a page.
    const empty = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await empty.setContent('<p contenteditable="plaintext-only">A headline of a few words</p>');
    const timeBare = await keyTimer(empty, rate);
    await empty.locator("p").click();
    return { script, preview, form, bare: await timeBare() };
  } finally {
    await browser.close();
  }
}

/** Slows the page down by `rate`. @returns what types a sentence where the focus is, and says how long its keys took, in ms */
async function keyTimer(page: Page, rate: number): Promise<() => Promise<{ middle: number; p95: number }>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    // To the task after the frame that a key asks for: by then that frame is on its way to the screen.
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  return async () => {
    await page.evaluate(() => {
      (window as unknown as { keyTimes: number[] }).keyTimes.length = 0;
    });
    for (const [at, key] of [...typed].entries()) {
      await page.keyboard.press(key === " " ? "Space" : key);
      const isTimed = (count: number) => (window as unknown as { keyTimes: number[] }).keyTimes.length > count;
      await page.waitForFunction(isTimed, at, { polling: 50 });
    }
    const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
    const sorted = times.toSorted((a, b) => a - b);
    return { middle: median(times), p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
  };
}
