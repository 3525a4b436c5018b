import puppeteer from "puppeteer-core";
import { findProgram } from "@/lib/local/programs";
import { type Engine, windowHeight } from "./engine";
import { settled } from "./settled";

/** The system's own Firefox by WebDriver BiDi, or undefined where there is none. */
export async function openFirefox(): Promise<Engine | undefined> {
  const executablePath = findProgram(["firefox-esr", "firefox"]);
  if (!executablePath) return undefined;
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      "layout.css.prefers-color-scheme.content-override": 1,
      "ui.prefersReducedMotion": 1,
      // A scrollbar beside the page would make it narrower than in the others.
      "ui.useOverlayScrollbars": 1,
    },
  });
  const page = await browser.newPage();
  const resize = (width: number) => page.setViewport({ width, height: windowHeight });
  return {
    name: "firefox",
    version: (await browser.version()).replace(/^\D+/, "").replace(/^(\d+\.\d+).*$/, "$1"),
    async open(address, width) {
      await resize(width);
      await page.goto(address);
      await page.evaluate(settled);
    },
    resize,
    evaluate: async (expression) => (await page.evaluate(expression)) as never,
    picture: async () => Buffer.from(await page.screenshot({ fullPage: true })),
    close: () => browser.close(),
  };
}
