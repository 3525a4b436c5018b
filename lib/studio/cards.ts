import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import type { Card } from "@/lib/seo/cards";
import { settle } from "./camera";
import { cardHash, cardHtml } from "./card";
import { openStudio, root } from "./server";

const manifestFile = join(root, "lib/seo/cards.json");

/**
 * Draws every card (lib/seo/cards.ts) whose content has changed, notes their hashes in lib/seo/cards.json, and clears away
 * those that nobody names any more. The photographs on them must have been taken before.
 */
export async function drawCards(browser: Browser): Promise<void> {
  const studio = await openStudio();
  try {
    const { listCards, cardPath, cardSize } = await studio.load<typeof import("@/lib/seo/cards")>("lib/seo/cards.ts");
    const fileOf = (name: string, hash: string) => join(root, "public", cardPath(name, hash));
    const context = await browser.newContext({ viewport: cardSize, colorScheme: "light" });
    const page = await context.newPage();
    const drawn: Record<string, string> = {};
    await mkdir(join(root, "public/cards"), { recursive: true });
    for (const card of listCards()) {
      const hash = cardHash(card, root);
      drawn[card.name] = hash;
      if (existsSync(fileOf(card.name, hash))) continue;
      await draw(card, fileOf(card.name, hash));
      console.log(`drew the card ${card.name}`);
    }
    await context.close();

    const sorted = Object.fromEntries(Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1)));
    await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
    const wanted = new Set(Object.entries(drawn).map(([name, hash]) => fileOf(name, hash)));
    for (const file of await readdir(join(root, "public/cards"))) {
      const path = join(root, "public/cards", file);
      if (!wanted.has(path)) await rm(path);
    }

    async function draw(card: Card, file: string) {
      // The photographs' addresses are those of the studio.
      await page.setContent(cardHtml(card, root).replace("<head>", `<head><base href="${studio.origin}/">`));
      await settle(page);
      // Few colours and flat ones: a palette halves the file and one cannot tell.
      await sharp(await page.screenshot())
        .png({ palette: true, quality: 90, effort: 8 })
        .toFile(file);
    }
  } finally {
    await studio.close();
  }
}
