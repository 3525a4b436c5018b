import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { urls } from "@/lib/urls/urls";
import { openBrowser, openPreview } from "@/tools/sections/engines/camera";
import { openStudio, root } from "@/tools/sections/server";

/**
 * `npm run contact-sheet [category]`: all sections of a category (of every category without one) side by side, a
 * picture per scheme, width and content (the sample, then those of other trades), in .local/contact-sheets, to judge them together.
 */
const wanted = process.argv[2];
const widths = [375, 708, 1280];
const folder = join(root, ".local/contact-sheets");
const gap = 32;

const studio = await openStudio();
const browser = await openBrowser();
try {
  const sections = (await studio.sections()).filter(({ category }) => !wanted || category === wanted);
  if (sections.length === 0)
    throw new Error(`There are no sections in ${wanted}: name a folder of components/sections.`);
  await mkdir(folder, { recursive: true });
  for (const category of new Set(sections.map((section) => section.category))) {
    for (const scheme of ["light", "dark"] as const) {
      const own = sections.filter((item) => item.category === category);
      const contents = 1 + Math.max(...own.map(({ examples }) => examples.length));
      for (let content = 0; content < contents; content++) {
        for (const width of widths) {
          const shots = [];
          for (const { id, lines, examples } of own) {
            const trade = examples[content - 1]?.trade;
            if (content > 0 && !trade) continue;
            const address = studio.origin + urls.preview(lines[0] ?? "bullet", id, trade);
            const page = await openPreview(browser, address, width, scheme);
            shots.push(await page.screenshot({ fullPage: true }));
            await page.context().close();
          }
          const file = join(folder, `${category}-${content + 1}-${scheme}-${width}.png`);
          await writeFile(file, await sheet(shots, width));
          console.log(file);
        }
      }
    }
  }
} finally {
  await browser.close();
  await studio.close();
}

/** Columns of even length: each picture goes to the shortest one. */
async function sheet(shots: Buffer[], width: number): Promise<Buffer> {
  const columns = Array.from({ length: Math.min(shots.length, width < 500 ? 5 : 3) }, () => gap);
  const placed = [];
  for (const input of shots) {
    const { height = 0 } = await sharp(input).metadata();
    const column = columns.indexOf(Math.min(...columns));
    placed.push({ input, left: gap + column * (width + gap), top: columns[column] ?? gap });
    columns[column] = (columns[column] ?? gap) + height + gap;
  }
  const size = { width: gap + columns.length * (width + gap), height: Math.max(...columns) };
  return sharp({ create: { ...size, channels: 3, background: "#b9b6b0" } })
    .composite(placed)
    .png()
    .toBuffer();
}
