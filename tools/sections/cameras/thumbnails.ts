import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { getPhotograph } from "@/lib/catalogue/records/pictures";
import type { PhotographRecord } from "@/lib/catalogue/records/thumbnails";
import { openBrowser } from "@/tools/sections/engines/camera";
import { readRecord, writeRecord } from "@/tools/sections/records";
import { openStudio, root } from "@/tools/sections/server";
import { drawCards } from "./cards";
import { nameCategoryPictures } from "./category-pictures";
import { camera, isDue, measureHeights, takePhotographs } from "./photograph";
import { clearOthers, replacePictures } from "./picture-files";

/**
 * `npm run thumbnails`: photographs the live preview of every section that has changed, light and dark, at the widths of the
 * shop's list and of a phone, notes in `photographs.json` beside it what they are of and called, and then draws the cards that
 * show the photographs where pages are shared. A picture that looks as before is kept as it is.
 */
const folder = join(root, "public/thumbnails/sections");
const keys = ["full-light", "full-dark", "phone-light", "phone-dark", "small-light", "small-dark"];

const studio = await openStudio();
const { computeFingerprint } = await studio.load<typeof import("@/tools/sections/hashes/fingerprint")>(
  "tools/sections/hashes/fingerprint.ts",
);
const { isDrawnInPage } =
  await studio.load<typeof import("@/lib/code/previews/preview")>("lib/code/previews/preview.ts");
const browser = await openBrowser();
const wanted = new Set<string>();

try {
  for (const section of await studio.sections()) {
    const nameOf = (key: string, version: string) => nameOfPicture(section.id, key, version);
    const hash = await computeFingerprint(section, join(root, "public"));
    const known = await readRecord<PhotographRecord>(section, "photographs.json");
    const isThere = (version: string) => keys.every((key) => existsSync(join(folder, nameOf(key, version))));
    let version = known?.version ?? "";
    if (isDue(known, hash, isThere)) {
      const address = `${studio.origin}/${section.lines[0]}/page/${section.id}`;
      const { pictures, shown } = await takePhotographs(
        browser,
        address,
        section.parts ? "page" : isDrawnInPage(section) ? "drawn" : "framed",
      );
      const heights = await measureHeights(browser, address);
      version = await replacePictures({ folder, nameOf, fresh: pictures, known: known?.version });
      const record = { hash, camera, version, heights, shown, ...(known?.card && { card: known.card }) };
      await writeRecord(section, "photographs.json", record satisfies PhotographRecord);
      console.log(`${version === known?.version ? "looks as before:" : "photographed"} ${section.id}`);
    }
    for (const key of keys) wanted.add(nameOf(key, version));
  }
  await clearOthers(folder, wanted);
  await nameCategoryPictures();
} catch (error) {
  await browser.close();
  throw error;
} finally {
  await studio.close();
}
await drawCards(browser).finally(() => browser.close());

/** The file of a picture, as the shop addresses it. */
function nameOfPicture(id: string, key: string, version: string): string {
  const [frame, scheme] = key.split("-") as ["full" | "phone" | "small", "light" | "dark"];
  return basename(getPhotograph(id, frame, version)[scheme]);
}
