import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { trades } from "@/components/sections/define";
import { findStockPhoto, getStockPhotoAddress, smallSide, stockPhotoGroups, stockPhotos } from "./stock-photos";

const files = join(import.meta.dirname, "../../../public");
const folder = "art/photos/v1";
const percent = z.number().int().min(0).max(100);
const record = z.strictObject({
  name: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  group: z.enum(Object.keys(stockPhotoGroups)),
  // As a sentence without its end: the pages that say it put a dot.
  alt: z.string().regex(/^[A-Z].{15,110}[^.\s]$/),
  size: z.tuple([z.number().int().min(500), z.number().int().min(500)]),
  focus: z.tuple([percent, percent]),
  trades: z.array(z.enum(Object.keys(trades))).min(1),
  words: z.string().regex(/^[a-z ]+(, [a-z ]+)*$/),
  license: z.enum(["CC0", "Public domain"]),
  source: z.url({ protocol: /^https$/ }),
});

describe("stockPhotos", () => {
  it.each(stockPhotos.map((one) => [one.name, one]))("%s says what it shows and where it is from", (_, one) => {
    expect(() => record.parse(one)).not.toThrow();
  });

  it("are each there once", () => {
    for (const key of ["name", "alt", "source"] as const)
      expect(new Set(stockPhotos.map((one) => one[key])).size).toBe(stockPhotos.length);
    const expected = stockPhotos.flatMap(({ name }) =>
      [".avif", ".webp", "-small.avif", "-small.webp", "-tile.webp"].map((end) => name + end),
    );
    expect(readdirSync(join(files, folder)).sort()).toEqual(expected.sort());
  });

  it.each(stockPhotos.map((one) => [one.name, one]))("%s is small enough, in its shape", async (name, { size }) => {
    const [width, height] = size;
    for (const format of ["avif", "webp"]) {
      const [full, small] = [`${name}.${format}`, `${name}-small.${format}`].map((file) =>
        readFileSync(join(files, folder, file)),
      );
      expect(readFileSync(join(files, folder, `${name}-tile.webp`)).length).toBeLessThanOrEqual(12_000);
      expect(full?.length).toBeLessThanOrEqual(110_000);
      expect(small?.length).toBeLessThanOrEqual(35_000);
      const [large, little] = await Promise.all([full, small].map((bytes) => sharp(bytes).metadata()));
      if (format === "webp") expect([large?.width, large?.height]).toEqual(size);
      expect((large?.width ?? 0) / (large?.height ?? 1)).toBeCloseTo(width / height, 1);
      expect((little?.width ?? 0) / (little?.height ?? 1)).toBeCloseTo(width / height, 1);
      expect(Math.max(little?.width ?? 0, little?.height ?? 0)).toBeLessThanOrEqual(smallSide);
    }
  });

  it("are found by their address alone", () => {
    const [first] = stockPhotos;
    if (!first) throw new Error("There is no photo");
    expect(findStockPhoto(getStockPhotoAddress(first))).toBe(first);
    expect(findStockPhoto(getStockPhotoAddress(first, "small"))).toBeUndefined();
    expect(findStockPhoto("/art/photos/v1/constructor.webp")).toBeUndefined();
  });
});
