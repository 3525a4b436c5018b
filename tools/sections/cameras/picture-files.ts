import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/**
 * Two pictures are the same when no more than `few` of their pixels differ by more than `slight` (of 255) in a channel: what an
 * encoder rounds otherwise. A changed letter is more than that.
 */
const slight = 32;
const few = 20;

/** Whether two encoded pictures look the same. */
export async function isSamePicture(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [a, b] = await Promise.all([one, other].map(pixelsOf));
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  const { channels } = a.info;
  let different = 0;
  for (let at = 0; at < a.data.length; at += channels) {
    let most = 0;
    for (let to = at; to < at + channels; to++) {
      most = Math.max(most, Math.abs((a.data[to] ?? 0) - (b.data[to] ?? 0)));
    }
    if (most > slight && ++different > few) return false;
  }
  return true;
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** The part of a picture's name that changes with it. */
export function hashPictures(pictures: readonly Buffer[]): string {
  const hash = createHash("sha256");
  for (const picture of pictures) hash.update(`${picture.length}:`).update(picture);
  return hash.digest("hex").slice(0, 8);
}

/** A set of pictures that share one version. */
interface PictureSet {
  folder: string;
  /** The name of a picture's file; its keys are those of `fresh`. */
  nameOf: (key: string, version: string) => string;
  fresh: ReadonlyMap<string, Buffer>;
  /** The version there was before, if there was one. */
  known: string | undefined;
}

/**
 * Writes pictures under names that hold the hash of the set. One whose pixels are those of before keeps its bytes, so that git
 * has nothing new to store; where all do, no file is touched.
 * @returns the version in their names
 */
export async function replacePictures({ folder, nameOf, fresh, known }: PictureSet): Promise<string> {
  await mkdir(folder, { recursive: true });
  const fileOf = (key: string, version: string) => join(folder, nameOf(key, version));
  const kept = new Map<string, Buffer>();
  for (const [key, picture] of fresh) {
    const before = known === undefined ? undefined : await readFile(fileOf(key, known)).catch(() => undefined);
    kept.set(key, before && (await isSamePicture(before, picture)) ? before : picture);
  }
  const version = hashPictures([...kept.values()]);
  for (const [key, picture] of kept) await writeFile(fileOf(key, version), picture);
  if (known !== undefined && known !== version) {
    for (const key of fresh.keys()) await rm(fileOf(key, known), { force: true });
  }
  return version;
}

/** Removes what lies in a folder under names that nobody uses any more. */
export async function clearOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(join(folder, file));
}
