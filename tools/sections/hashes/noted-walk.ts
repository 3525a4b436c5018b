import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleSources } from "./sources";
import type { SectionHashes } from "./states";

/** What the last walk found of a section, with the hash of everything that it read for it. */
type NotedSection = SectionHashes & { inputs: string };

/** Where that lies, from the root. */
export const walkFile = "components/sections/walked.json";

/** What hashes a section, with everything of ours that it imports. */
const hashers = ["tools/sections/hashes/section-hashes.ts", "tools/sections/hashes/evidence-hash.ts"];

/** What sections are tried by on the model pages (evidence-hash.ts). */
const tries = ["e2e/support/proofs", "e2e/support/hosts"];

/** What is read by its name: what sections share, and the pictures and fonts that are hashed with what shows them. */
const shared = ["components/art", "public/art", "public/fonts"];

/** Records of a section are written after it. */
const isRecord = (path: string) => /\/(?:proofs|evidence|quality|photographs|version)\.json$/.test(path);

/**
 * The hash of everything that each section's hashes depend on, by its folder: of the section with what it imports, and of what prints,
 * hashes and tries all of them. Comments and formatting of the latter are no part of it; the installed packages are, by their
 * lock file.
 */
export async function hashInputs(root: string, folders: readonly string[]): Promise<Record<string, string>> {
  const common = await commonHash(root);
  const own = (folder: string) => join("components/sections", folder);
  const sections = await bundleSources(
    root,
    folders.map((folder) => join(own(folder), "section.ts")),
  );
  const imported = new Map(sections.map(({ entry, inputs }) => [entry, inputs]));
  const inputs = folders.map((folder): [string, string] => {
    const files = filesIn(root, own(folder)).filter((path) => !isRecord(path));
    const all = new Set([...files, ...(imported.get(join(own(folder), "section.ts")) ?? [])]);
    return [folder, hashOf(root, [...all].sort(), common)];
  });
  return Object.fromEntries(inputs);
}

async function commonHash(root: string): Promise<string> {
  const tried = tries.flatMap((folder) => filesIn(root, folder)).filter((path) => /\.tsx?$/.test(path));
  const sources = await bundleSources(root, [...hashers, ...tried]);
  const styles = ["components/sections", "lib/code"].flatMap((folder) => filesIn(root, folder)).filter(isShared);
  const files = ["package-lock.json", ...styles, ...shared.flatMap((folder) => filesIn(root, folder))];
  return hashOf(root, files, sources.map(({ entry, text }) => `${entry}\n${text}`).join("\n"));
}

/** A stylesheet that isn't one section's. */
const isShared = (path: string) => path.endsWith(".css") && !/^components\/sections\/[^/]+\/[^/]+\//.test(path);

function hashOf(root: string, files: readonly string[], beside: string): string {
  const hash = createHash("sha256").update(beside);
  for (const path of files) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 16);
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** The hashes that were noted, of those sections for which nothing has changed since. */
export function readNotedHashes(root: string, inputs: Readonly<Record<string, string>>): Map<string, SectionHashes> {
  const noted = Object.entries(readNoted(root)).filter(([folder, section]) => section.inputs === inputs[folder]);
  return new Map(noted.map(([folder, { inputs: _, ...hashes }]) => [folder, hashes]));
}

/** Notes the hashes of sections that are printed from these inputs, beside those of others. */
export function noteHashes(
  root: string,
  inputs: Readonly<Record<string, string>>,
  sections: Readonly<Record<string, SectionHashes>>,
): void {
  const added = Object.entries(sections).map(([folder, hashes]) => [folder, { inputs: inputs[folder], ...hashes }]);
  // Of a section that is gone nothing stays.
  const kept = Object.entries(readNoted(root)).filter(([folder]) =>
    existsSync(join(root, "components/sections", folder)),
  );
  const all = Object.entries(Object.fromEntries([...kept, ...added])).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(join(root, walkFile), `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

function readNoted(root: string): Record<string, NotedSection> {
  const file = join(root, walkFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
