import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { z } from "zod";

/** In days: a page that has been open for longer finds its scripts with the app alone, which has only the newest. */
const keptDays = 30;
/** Files that are smaller gain nothing by being compressed. */
const compressedFrom = 512;
const compressible = /\.(js|css|json|svg|txt|map)$/;

/** What a release published, and when (ISO 8601). */
const releaseRecord = z.object({ at: z.iso.datetime(), files: z.array(z.string()) });

/**
 * Puts the files that never change under their address (scripts, styles, fonts, pictures) where the proxy finds them, beside
 * those of earlier releases: a page of one release asks for its own files whichever release answers.
 * Files are complete before they have their name. Those of releases that were replaced more than 30 days ago are removed, unless a newer one has them.
 * @param build the folder of a production build (with `.next/static` and `public`)
 * @param assets the folder that the proxy serves; made when missing
 * @returns how many files were added and removed
 */
export function publish(build: string, assets: string, now = new Date()): { added: number; removed: number } {
  const name = readFileSync(join(build, ".next", "BUILD_ID"), "utf8").trim();
  const sources = new Map([
    ...filesIn(join(build, ".next", "static")).map(
      (path) => [`_next/static/${path}`, join(build, ".next", "static", path)] as const,
    ),
    ...["art", "fonts", "thumbnails", "cards"].flatMap((folder) =>
      filesIn(join(build, "public", folder))
        .filter((path) => neverChanges.test(`/${folder}/${path}`))
        .map((path) => [`${folder}/${path}`, join(build, "public", folder, path)] as const),
    ),
  ]);
  let added = 0;
  for (const [path, source] of sources) if (add(readFileSync(source), join(assets, path))) added++;
  const releases = join(assets, ".releases");
  const record = join(releases, `${name}.json`);
  // Once more is no news: the one before was replaced when this one first came.
  if (recordsIn(releases).at(-1)?.file !== record)
    put(record, JSON.stringify({ at: now.toISOString(), files: [...sources.keys()] }));
  return { added, removed: removeOld(assets, recordsIn(releases), now) };
}

/** What lib/server/headers/headers.ts keeps for ever. */
const neverChanges =
  /^\/(art\/.+\.svg|fonts\/[\w-]+(\.[0-9a-f]{8})?\.woff2|thumbnails\/\w+\/[\w-]+\.[0-9a-f]{8}\.(avif|webp)|cards\/[\w-]+\.[0-9a-f]{8}\.jpg)$/;

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function add(bytes: Buffer, target: string): boolean {
  if (existsSync(target)) return false;
  if (compressible.test(target) && bytes.length >= compressedFrom) {
    put(`${target}.gz`, gzipSync(bytes, { level: 9 }));
    put(`${target}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
  // Last: whoever finds it finds its compressed forms, too.
  put(target, bytes);
  return true;
}

function put(target: string, content: Buffer | string): void {
  mkdirSync(dirname(target), { recursive: true });
  const partial = `${target}.${process.pid}.partial`;
  writeFileSync(partial, content);
  renameSync(partial, target);
}

interface Release extends z.output<typeof releaseRecord> {
  file: string;
}

/** In the order in which they came. */
function recordsIn(releases: string): Release[] {
  return filesIn(releases)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(releases, name))
    .map((file) => ({ file, ...releaseRecord.parse(JSON.parse(readFileSync(file, "utf8"))) }))
    .sort((a, b) => a.at.localeCompare(b.at));
}

function removeOld(assets: string, records: readonly Release[], now: Date): number {
  // Counted from when the next one came: until then it was the one that is served.
  const old = records.filter((_, index) => ageInDays(records[index + 1]?.at, now) > keptDays);
  const wanted = new Set(records.filter((record) => !old.includes(record)).flatMap(({ files }) => files));
  const unwanted = new Set(old.flatMap(({ files }) => files.filter((path) => !wanted.has(path))));
  for (const path of unwanted) for (const end of ["", ".gz", ".br"]) rmSync(join(assets, path + end), { force: true });
  for (const { file } of old) rmSync(file);
  return unwanted.size;
}

const ageInDays = (at: string | undefined, now: Date) =>
  at === undefined ? 0 : (now.getTime() - Date.parse(at)) / (24 * 60 * 60 * 1000);
