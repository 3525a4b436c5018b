import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { axeWidths, layoutWidths, minTextSize, type QualityRecord } from "@/lib/catalogue/records/quality";
import { measureContentHeight, openPreview, type Scheme, settle } from "@/tools/sections/engines/camera";
import { formatCall } from "@/tools/sections/engines/engine";
import { findBoxedActions, findSmallWords, findUnboxedActions, measureLines } from "@/tools/sections/engines/in-page";
import { stresses } from "@/tools/sections/stress";

/** How far the darkest and the lightest pixel of a line are apart at least, of 255. */
const leastRange = 80;

const schemes = ["light", "dark"] satisfies Scheme[];

/** Rules of axe that fail and the lowest contrast, in both schemes. */
export async function measureAccess(browser: Browser, address: string) {
  const violations = new Set<string>();
  let lowestContrast = 21;
  for (const scheme of schemes) {
    const page = await openPreview(browser, address, 1280, scheme);
    for (const width of axeWidths) {
      await page.setViewportSize({ width, height: 900 });
      const axe = await audit(page);
      for (const id of axe.violations) violations.add(`${id} (${scheme}, ${width} px)`);
      lowestContrast = Math.min(lowestContrast, axe.lowestContrast);
    }
    await page.context().close();
  }
  return { violations: [...violations], lowestContrast };
}

/** Where a section sticks out, how many elements it has, and text too small to read. */
export async function measureLayout(
  browser: Browser,
  address: string,
): Promise<Pick<QualityRecord, "nodes" | "overflow" | "small">> {
  const page = await openPreview(browser, address, 1280, "light");
  const nodes = await page.evaluate(() => document.querySelectorAll("main *").length);
  const small = new Set<string>();
  for (const width of axeWidths) {
    await page.setViewportSize({ width, height: 900 });
    for (const word of (await page.evaluate(formatCall(findSmallWords, minTextSize))) as string[]) small.add(word);
  }
  const overflow = await overflowing(page, "");
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  overflow.push(...(await overflowing(page, "right-to-left")));
  await page.goto(address);
  await settle(page);
  await doubleText(page);
  if (await overflows(page)) overflow.push("text at 200 %");
  for (const kind of stresses) {
    const answer = await page.goto(`${address}?content=${kind}`);
    if (answer?.status() === 422) continue;
    await settle(page);
    overflow.push(...(await overflowing(page, kind)));
  }
  await page.context().close();
  return { nodes, overflow, small: [...small] };
}

/** What readers with forced colours lose: the box of a button, and words that look like their ground. */
export async function measureForced(browser: Browser, address: string): Promise<string[]> {
  const found = new Set<string>();
  for (const scheme of schemes) {
    const page = await openPreview(browser, address, 1280, scheme);
    // All of it in view: what lies under something until it is opened does so in any colours.
    await page.setViewportSize({ width: 1280, height: await measureContentHeight(page) });
    const boxed = (await page.evaluate(formatCall(findBoxedActions))) as number[];
    await page.emulateMedia({ forcedColors: "active", colorScheme: scheme, reducedMotion: "reduce" });
    const lost = (await page.evaluate(formatCall(findUnboxedActions, boxed))) as string[];
    for (const words of lost) found.add(`no box: ${words}`);
    for (const words of await unseen(page)) found.add(`${scheme}: ${words}`);
    await page.context().close();
  }
  return [...found];
}

/** The words in whose place a picture of the page has one colour only. */
async function unseen(page: Page): Promise<string[]> {
  const written = (await page.evaluate(formatCall(measureLines))) as ReturnType<typeof measureLines>;
  const png = await page.screenshot({ fullPage: true });
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return written.flatMap(({ words, left, top, width, height }) => {
    // What a row has scrolled out to its side is not in the picture.
    if (left >= info.width || left + width <= 0) return [];
    let [min, max] = [255, 0];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x++) {
        const grey = data[(y * info.width + x) * info.channels] ?? 0;
        [min, max] = [Math.min(min, grey), Math.max(max, grey)];
      }
    }
    return max - min < leastRange ? [words] : [];
  });
}

/** WCAG 2.2 A and AA; page-level rules are the host page's own business. */
async function audit(page: Page): Promise<{ violations: string[]; lowestContrast: number }> {
  const { violations, passes } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .disableRules(["region", "page-has-heading-one", "landmark-one-main"])
    .analyze();
  const ratios = passes
    .filter(({ id }) => id === "color-contrast")
    .flatMap(({ nodes }) => nodes.flatMap(({ any }) => any.map(({ data }) => Number(data?.contrastRatio))))
    .filter((ratio) => ratio > 0);
  return { violations: violations.map(({ id }) => id), lowestContrast: Math.min(21, ...ratios) };
}

async function overflowing(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of layoutWidths) {
    await page.setViewportSize({ width, height: 900 });
    if (await overflows(page)) found.push(`${state} ${width} px`.trim());
  }
  return found;
}

function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/** Text alone twice as large, as a browser's text zoom makes it: sizes in px do not follow the root's. */
async function doubleText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>("main *")];
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    elements.forEach((element, index) => {
      element.style?.setProperty("font-size", `${(sizes[index] ?? 16) * 2}px`, "important");
    });
  });
}
