import { existsSync } from "node:fs";
import { readdir, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Browser } from "playwright";
import sharp from "sharp";
import type { CardRecord, PhotographRecord } from "@/lib/catalogue/records/thumbnails";
import { settle } from "@/tools/sections/engines/camera";
import { readRecord, writeRecord } from "@/tools/sections/records";
import { openStudio, root } from "@/tools/sections/server";
import { hashCard, renderCard } from "./card";
import { cardBudget, findBestWithin, sectionBudget } from "./picture-budget";
import { clearOthers, replacePictures } from "./picture-files";

const folder = join(root, "public/cards");

/** Programs that show links read PNG and JPEG; of a photograph JPEG takes half as much. */
const qualities = [76, 68, 61, 54, 48, 43, 38, 34, 30];

/**
 * Draws every card (lib/seo/cards.ts) whose content has changed, notes it in the section's photographs.json, or of pages and
 * categories in lib/seo/cards.json, and clears away those that nobody names any more. The photographs on them must have
 * been taken before.
 */
export async function drawCards(browser: Browser): Promise<void> {
  const studio = await openStudio();
  try {
    const { listCards, getCardPath, findCardRecord, cardSize } =
      await studio.load<typeof import("@/lib/seo/cards")>("lib/seo/cards.ts");
    const sections = new Map((await studio.sections()).map((section) => [section.id, section]));
    const nameOf = (name: string, version: string) => basename(getCardPath(name, version));
    const context = await browser.newContext({ viewport: cardSize, colorScheme: "light" });
    const page = await context.newPage();
    const ofPages: Record<string, CardRecord> = {};
    const wanted = new Set<string>();
    for (const card of listCards()) {
      const hash = hashCard(card, root);
      const known = findCardRecord(card.name);
      let version = known?.version ?? "";
      if (known?.hash !== hash || !existsSync(join(folder, nameOf(card.name, version)))) {
        // The photographs' addresses are those of the studio.
        await page.setContent(renderCard(card, root).replace("<head>", `<head><base href="${studio.origin}/">`));
        await settle(page);
        const isSection = sections.has(card.name) && !sections.get(card.name)?.parts;
        const left = isSection ? sectionBudget - (await bytesOfPhotographs(card.name)) : cardBudget;
        const picture = await encode(await page.screenshot(), Math.min(left, cardBudget));
        const fresh = new Map([[card.name, picture]]);
        version = await replacePictures({ folder, nameOf, fresh, known: known?.version });
        console.log(`drew the card ${card.name}`);
      }
      wanted.add(nameOf(card.name, version));
      const section = sections.get(card.name);
      if (section) await noteCard(section, { hash, version });
      else ofPages[card.name] = { hash, version };
    }
    await context.close();
    const sorted = Object.fromEntries(Object.entries(ofPages).sort(([a], [b]) => (a < b ? -1 : 1)));
    await writeFile(join(root, "lib/seo/cards.json"), `${JSON.stringify(sorted, null, 2)}\n`);
    await clearOthers(folder, wanted);
  } finally {
    await studio.close();
  }
}

/** A card as a file: as good as the budget allows. */
function encode(shot: Buffer, budget: number): Promise<Buffer> {
  return findBestWithin(
    qualities,
    budget,
    (quality) => sharp(shot).jpeg({ quality, mozjpeg: true }).toBuffer(),
    ({ length }) => length,
  );
}

async function bytesOfPhotographs(id: string): Promise<number> {
  const photographs = join(root, "public/thumbnails/sections");
  const own = (await readdir(photographs)).filter(
    (name) => /^-(full|phone|small)-/.test(name.slice(id.length)) && name.startsWith(id),
  );
  const sizes = await Promise.all(own.map(async (name) => (await stat(join(photographs, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function noteCard(section: { category: string; slug: string }, card: CardRecord): Promise<void> {
  const record = await readRecord<PhotographRecord>(section, "photographs.json");
  if (record) await writeRecord(section, "photographs.json", { ...record, card });
}
