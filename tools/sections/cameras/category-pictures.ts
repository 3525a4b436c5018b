import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { smallSize } from "@/lib/catalogue/records/pictures";
import { root } from "@/tools/sections/server";
import { noteDrawn, readDrawn } from "./drawn-pictures";
import { replacePictures } from "./picture-files";

const folder = join(root, "public/thumbnails/categories");
const fresh = /^([a-z-]+)-light\.webp$/;

/**
 * Gives the pictures of categories their names, and makes the small ones. They are drawn by hand: a new one is laid into
 * public/thumbnails/categories as `<slug>-light.webp` and `<slug>-dark.webp`.
 */
export async function nameCategoryPictures(): Promise<void> {
  for (const file of await readdir(folder)) {
    const [, slug] = fresh.exec(file) ?? [];
    if (!slug || !existsSync(join(folder, `${slug}-dark.webp`))) continue;
    const pictures = new Map<string, Buffer>();
    for (const scheme of ["light", "dark"]) {
      const picture = await readFile(join(folder, `${slug}-${scheme}.webp`));
      pictures.set(`-${scheme}`, picture);
      const small = sharp(picture).resize({ ...smallSize, fit: "cover", position: "top" });
      pictures.set(`-small-${scheme}`, await small.webp({ quality: 70 }).toBuffer());
    }
    const nameOf = (key: string, version: string) => `${slug}${key}.${version}.webp`;
    const known = (await readDrawn()).categories[slug];
    await noteDrawn("categories", slug, await replacePictures({ folder, nameOf, fresh: pictures, known }));
    for (const scheme of ["light", "dark"]) await rm(join(folder, `${slug}-${scheme}.webp`));
    console.log(`named the picture of ${slug}`);
  }
}
