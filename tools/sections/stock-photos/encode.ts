import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import sharp, { type Sharp } from "sharp";
import { root } from "../server";

const both = ["webp", "avif"] as const;
/** The sizes of a photo: pixels of the longer side, and how large a file may be. */
const sizes = [
  { suffix: "", side: 1_600, most: 110_000, formats: both },
  { suffix: "-small", side: 720, most: 35_000, formats: both },
  { suffix: "-tile", side: 240, most: 12_000, formats: ["webp"] },
] as const;
/** Qualities to try, the best first. AVIF's numbers mean more than WebP's. */
const qualities = { webp: [78, 70, 62, 54, 46], avif: [58, 52, 46, 40, 34] };
const out = join(root, "public/art/photos/v1");

// Writes the files of new stock photos: npm run photos -- <folder of originals> [name …]
const [folder, ...names] = process.argv.slice(2);
if (!folder) throw new Error("Say where the originals are: npm run photos -- <folder> [name …]");
mkdirSync(out, { recursive: true });
for (const file of readdirSync(folder)) {
  const { name, ext } = parse(file);
  if (!/\.(webp|jpe?g|png|avif|tiff?)$/i.test(ext) || (names.length > 0 && !names.includes(name))) continue;
  const original = sharp(join(folder, file)).rotate().toColourspace("srgb");
  const written = await Promise.all(
    sizes.flatMap(({ suffix, side, most, formats }) =>
      formats.map(async (format) => {
        const bytes = await encode(original, format, side, most);
        writeFileSync(join(out, `${name}${suffix}.${format}`), bytes);
        return `${format}${suffix} ${Math.round(bytes.length / 1_000)} KB`;
      }),
    ),
  );
  console.log(`${name}: ${written.join(", ")}`);
}

/** The best file that isn't too large: of lower quality first, then of fewer pixels. */
async function encode(original: Sharp, format: (typeof both)[number], side: number, most: number): Promise<Buffer> {
  const resized = original.clone().resize(side, side, { fit: "inside", withoutEnlargement: true });
  for (const quality of qualities[format]) {
    const bytes = await resized.clone().toFormat(format, { quality, effort: 4 }).toBuffer();
    if (bytes.length <= most) return bytes;
  }
  return encode(original, format, Math.round(side * 0.85), most);
}
