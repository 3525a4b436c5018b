import { findProgram } from "@/tools/dev/process/programs";
import { importTool } from "@/tools/dev/tools";
import { type Engine, type Scheme, windowHeight } from "./engine";
import { settled } from "./settled";

interface Puppeteer {
  launch(options: object): Promise<Firefox>;
}

interface Firefox {
  version(): Promise<string>;
  newPage(): Promise<FirefoxPage>;
  close(): Promise<void>;
}

interface FirefoxPage {
  setViewport(size: { width: number; height: number }): Promise<void>;
  goto(address: string): Promise<unknown>;
  evaluate(code: string | (() => unknown)): Promise<unknown>;
  screenshot(options: { fullPage: boolean }): Promise<Uint8Array>;
}

const puppeteerModule = "puppeteer-core/lib/esm/puppeteer/puppeteer-core.js";

/** The system's own Firefox by WebDriver BiDi, or undefined where there is none. */
export async function openFirefox(scheme: Scheme = "light"): Promise<Engine | undefined> {
  const executablePath = findProgram(["firefox-esr", "firefox"]);
  if (!executablePath) return undefined;
  const { default: puppeteer } = await importTool<{ default: Puppeteer }>("measure", puppeteerModule);
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1,
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
