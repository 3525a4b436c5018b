import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { heightWidths, listWidth, longestPhotograph } from "@/lib/catalogue/preview-widths";
import type { PhotographRecord } from "@/lib/catalogue/thumbnails";
import { contentHeight, openBrowser, openPreview, type Scheme } from "./camera";
import { drawCards } from "./cards";
import { readRecord, writeRecord } from "./records";
import { openStudio, root } from "./server";

/**
 * `npm run thumbnails`: photographs the live preview of every section whose inputs have changed, light and dark, at
 * the widths of the shop's list and of a phone, notes its fingerprint and heights in `photographs.json` beside it, and
 * then draws the cards that show the photographs where pages are shared.
 */
const frames = { full: listWidth, phone: 375 } as const;
const folder = join(root, "public/thumbnails/sections");

const studio = await openStudio();
const { fingerprint } = await studio.load<typeof import("./fingerprint")>("lib/studio/fingerprint.ts");
const browser = await openBrowser();
const kept = new Set<string>();
await mkdir(folder, { recursive: true });

try {
  for (const section of await studio.sections()) {
    const address = `${studio.origin}/${section.lines[0]}/page/${section.id}`;
    const hash = await fingerprint(section, join(root, "public"));
    kept.add(section.id);
    const known = await readRecord<PhotographRecord>(section, "photographs.json");
    if (known?.hash === hash) continue;
    for (const scheme of ["light", "dark"] as const) {
      for (const [frame, width] of Object.entries(frames)) await photograph(address, section.id, frame, width, scheme);
    }
    const heights = await heightsOf(address);
    await writeRecord(section, "photographs.json", { hash, heights } satisfies PhotographRecord);
    console.log(`photographed ${section.id}`);
  }
} catch (error) {
  await browser.close();
  throw error;
} finally {
  await studio.close();
}

for (const file of await readdir(folder)) {
  const id = file.replace(/-(?:full|phone)-(?:light|dark)\.avif$/, "");
  if (!kept.has(id)) await rm(join(folder, file));
}
await drawCards(browser).finally(() => browser.close());

/** One picture: 2x, cut where a list would stop showing it. */
async function photograph(address: string, id: string, frame: string, width: number, scheme: Scheme) {
  const page = await openPreview(browser, address, width, scheme, 2);
  const whole = await contentHeight(page);
  // In a window as tall as the section nothing sticks half-way.
  await page.setViewportSize({ width, height: whole });
  const height = Math.min(whole, longestPhotograph);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height }, fullPage: true });
  await sharp(picture)
    .avif({ quality: 50, effort: 4 })
    .toFile(join(folder, `${id}-${frame}-${scheme}.avif`));
  await page.context().close();
}

/** How tall the preview is at every width the shop shows it at. */
async function heightsOf(address: string): Promise<PhotographRecord["heights"]> {
  const page = await openPreview(browser, address, listWidth, "light");
  const heights: [string, number][] = [];
  for (const [name, width] of Object.entries(heightWidths)) {
    await page.setViewportSize({ width, height: 900 });
    heights.push([name, await contentHeight(page)]);
  }
  await page.context().close();
  return Object.fromEntries(heights) as PhotographRecord["heights"];
}
