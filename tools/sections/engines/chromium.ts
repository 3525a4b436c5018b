import type { Browser } from "playwright";
import { openPreview, settle } from "./camera";
import { type Engine, windowHeight } from "./engine";

/** The engine the others are compared with, on a browser that is open already. */
export async function openChromium(browser: Browser): Promise<Engine> {
  const page = await openPreview(browser, "about:blank", 1280, "light");
  return {
    name: "chromium",
    version: browser.version(),
    async open(address, width) {
      await page.setViewportSize({ width, height: windowHeight });
      await page.goto(address);
      await settle(page);
    },
    resize: (width) => page.setViewportSize({ width, height: windowHeight }),
    evaluate: (expression) => page.evaluate(expression),
    picture: () => page.screenshot({ fullPage: true }),
    close: () => page.context().close(),
  };
}
