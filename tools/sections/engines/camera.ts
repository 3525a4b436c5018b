import { type Browser, chromium, type Page } from "playwright";
import { findChromium } from "@/tools/dev/process/chromium";
import { settled } from "./settled";

/** A headless Chromium: the system's if there is one, else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ["--disable-gpu"] });
}

export type Scheme = "light" | "dark";

/** Opens a preview at a width and scheme, with fonts and pictures there and every animation at its end. */
export async function openPreview(
  browser: Browser,
  address: string,
  width: number,
  scheme: Scheme,
  scale = 1,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: scale,
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const response = await page.goto(address, { timeout: 120_000 });
  if (response && response.status() !== 200) throw new Error(`${address} answers ${response.status()}`);
  await settle(page);
  return page;
}

/** Waits for fonts and pictures, also those inside shadow roots. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(settled);
}

/** Height in pixels of what the page shows. */
export function measureContentHeight(page: Page): Promise<number> {
  return page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
}
