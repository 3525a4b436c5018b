import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtSources } from "./sources";
import type { SectionHashes } from "./states";

/** The last walk over all sections: the hash of everything that it read, and what it found. */
export interface NotedWalk {
  inputs: string;
  sections: Record<string, SectionHashes>;
}

/** Where it lies, from the root. */
export const walkFile = "components/sections/walked.json";

/** What hashes a section, with everything of ours that it imports. */
const hashers = ["lib/studio/section-hashes.ts", "lib/studio/evidence-hash.ts"];

/** What they read besides: sections and what these share, stylesheets, and the pictures and fonts that are hashed with what shows them. */
const read = ["components/sections", "components/art", "lib/delivery", "public/art", "public/fonts"];

/** Records of a section are written after it, and tests are about it: neither is printed. */
const unread = /(?:proofs|evidence|quality|photographs|version|walked)\.json$|\.test\.tsx?$|\.md$/;

/**
 * The hash of everything that the hashes of sections depend on. Comments and formatting of what is imported are no part of it; the
 * installed packages are, by their lock file.
 */
export async function inputsHash(root: string): Promise<string> {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const { entry, text } of await builtSources(root, [...hashers, ...proofEntries(root)])) {
    hash.update(`\0${entry}\0${text}`);
  }
  for (const folder of read) {
    for (const path of filesIn(root, folder)) {
      // Sources are in the bundles, but for those that are loaded by their names: sections, and what they share.
      if (folder === "lib/delivery" && path.endsWith(".ts")) continue;
      hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** What sections are tried by on the model pages (evidence-hash.ts), styles and frames included. */
const proofEntries = (root: string) =>
  ["e2e/support/proofs", "e2e/support/hosts"].flatMap((folder) =>
    filesIn(root, folder).filter((path) => /\.tsx?$/.test(path)),
  );

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !unread.test(path))
    .sort();
}

/** The hashes that the last walk noted, if nothing that it read has changed since. */
export function notedWalk(root: string, inputs: string): NotedWalk["sections"] | undefined {
  const file = join(root, walkFile);
  if (!existsSync(file)) return undefined;
  const noted = JSON.parse(readFileSync(file, "utf8")) as NotedWalk;
  return noted.inputs === inputs ? noted.sections : undefined;
}

/** Notes a walk over all sections. */
export function noteWalk(root: string, walk: NotedWalk): void {
  writeFileSync(join(root, walkFile), `${JSON.stringify(walk, null, 2)}\n`);
}
