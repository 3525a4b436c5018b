import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import type { Section } from "@/lib/catalogue/catalogue";
import { axeWidths, layoutWidths, type QualityRecord } from "@/lib/catalogue/quality";
import records from "@/lib/catalogue/quality.json" with { type: "json" };
import { openBrowser, openPreview, type Scheme, settle } from "./camera";
import { openStudio, root, type Studio } from "./server";
import { stresses } from "./stress";

/**
 * `npm run quality`: measures every section whose inputs have changed and writes lib/catalogue/quality.json, the
 * record the shop shows and the tests hold every section to.
 */
const studio = await openStudio();
const { fingerprint } = await studio.load<typeof import("./fingerprint")>("lib/studio/fingerprint.ts");
const browser = await openBrowser();
const before = records as Record<string, QualityRecord>;
const after: Record<string, QualityRecord> = {};
try {
  for (const section of await studio.sections()) {
    const address = `${studio.origin}/${section.lines[0]}/page/${section.id}`;
    const hash = await fingerprint(section, join(root, "public"));
    const known = before[section.id];
    after[section.id] = known?.hash === hash ? known : { hash, ...(await measure(studio, browser, section, address)) };
    if (known?.hash === hash) continue;
    console.log(section.id, JSON.stringify(after[section.id]));
    // Measuring takes a while: what is done stays done.
    await write({ ...before, ...after });
  }
} finally {
  await browser.close();
  await studio.close();
}
await write(after);

async function write(all: Record<string, QualityRecord>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(root, "lib/catalogue/quality.json"), `${JSON.stringify(sorted, null, 2)}\n`);
}

async function measure(
  studio: Studio,
  browser: Browser,
  section: Section,
  address: string,
): Promise<Omit<QualityRecord, "hash">> {
  const violations = new Set<string>();
  let lowestContrast = 21;
  for (const scheme of ["light", "dark"] satisfies Scheme[]) {
    const page = await openPreview(browser, address, 1280, scheme);
    for (const width of axeWidths) {
      await page.setViewportSize({ width, height: 900 });
      const axe = await audit(page);
      for (const id of axe.violations) violations.add(`${id} (${scheme}, ${width} px)`);
      lowestContrast = Math.min(lowestContrast, axe.lowestContrast);
    }
    await page.context().close();
  }
  const page = await openPreview(browser, address, 1280, "light");
  const nodes = await countNodes(page);
  const overflow = [
    ...(await overflowing(page, "")),
    ...(await inState(page, "right-to-left", () => document.documentElement.setAttribute("dir", "rtl"))),
  ];
  await page.goto(address);
  await settle(page);
  await doubleText(page);
  if (await overflows(page)) overflow.push("text at 200 %");
  for (const kind of stresses) {
    await page.goto(`${address}?content=${kind}`);
    await settle(page);
    overflow.push(...(await overflowing(page, kind)));
  }
  await page.context().close();
  return { violations: [...violations], lowestContrast, nodes, overflow, bytes: await bytesOf(studio, section) };
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

async function inState(page: Page, name: string, enter: () => void): Promise<string[]> {
  await page.evaluate(enter);
  return overflowing(page, name);
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

function countNodes(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll("main *").length);
}

async function bytesOf(studio: Studio, section: Section): Promise<Record<string, number>> {
  const { deliver, formatsOf } = await studio.load<typeof import("@/lib/delivery/deliver")>("lib/delivery/deliver.ts");
  const entries = formatsOf(section).map(async (format) => {
    const { bytes } = await deliver({
      section,
      product: section.lines[0] ?? "bullet",
      format,
      origin: "https://silcrow.example",
    });
    return [format, bytes] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
