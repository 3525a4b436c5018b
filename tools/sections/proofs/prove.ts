import { readdirSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createStopSignal } from "@/tools/dev/process/stop-signal";
import { getCheckFile } from "@/tools/sections/hashes/check-hashes";
import { hashInputs, noteHashes } from "@/tools/sections/hashes/noted-walk";
import { type ProofRecord, readProofRecord, type SectionStates } from "@/tools/sections/hashes/states";
import { listSectionFolders, walkSections } from "@/tools/sections/hashes/walk";
import { writeRecord } from "@/tools/sections/records";
import { root } from "@/tools/sections/server";
import { runProofs } from "@/tools/test/run/test-reports";
import { collectPassedChecks } from "./proof-report";

/**
 * `npm run prove [-- all | <category>/<slug> …]`: tries what is due of each section, or all of those that are named, and writes
 * `proofs.json` into the folder of each whose every check passed.
 */
const began = Date.now();
const asked = process.argv.slice(2);
const { checks, sections, stale, inputs } = await walkSections(root, named(asked));
// What was edited meanwhile is not what was printed.
if (isDeepStrictEqual(await hashInputs(root, Object.keys(sections)), inputs)) noteHashes(root, inputs, sections);
// What is named is proved in all checks.
const due: Readonly<Record<string, string[]>> =
  asked.length > 0 ? Object.fromEntries(Object.keys(sections).map((folder) => [folder, Object.keys(checks)])) : stale;
const folders = Object.keys(due);
if (folders.length === 0) {
  console.log("Every section is proved.");
} else {
  const passed = await tryAll({ checks, sections, stale, due, evidence: [] });
  // What was edited meanwhile is not what was tried.
  const changed = changedSince(began);
  for (const folder of folders) await note(folder, passed.get(folder), changed);
}

/** The sections that are named; all of them without a name. */
function named(names: readonly string[]): string[] {
  const all = listSectionFolders(root);
  if (names.length === 0 || names.includes("all")) return all;
  const unknown = names.filter((folder) => !all.includes(folder));
  if (unknown.length > 0) {
    console.error(`There is no section ${unknown.join(", ")}. Say "all", or folders like hero/portal-window.`);
    process.exit(1);
  }
  return [...names];
}

/** Runs the tests of the due checks, the same ones that `npm test` runs: which checks each section has passed. */
async function tryAll(states: SectionStates): Promise<Map<string, Set<string>>> {
  const place = join(root, ".local", "test");
  await mkdir(place, { recursive: true });
  const file = join(place, "prove-states.json");
  await writeFile(file, JSON.stringify(states));
  const wanted = [...new Set(Object.values(states.due).flat())];
  console.log(`${Object.keys(states.due).length} sections, ${wanted.length} checks`);
  const { code, report } = await runProofs(wanted.map(getCheckFile), file, { root, signal: createStopSignal() });
  return collectPassedChecks(report, code, root, states.due);
}

/** Sources that have been written since a time, by their paths from the root. */
function changedSince(time: number): string[] {
  return ["components", "lib", "e2e/support"].flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:tsx?|css)$/.test(path) && statSync(join(root, place, path)).mtimeMs > time)
      .map((path) => `${place}/${path}`),
  );
}

async function note(folder: string, passed = new Set<string>(), changed: readonly string[] = []): Promise<void> {
  const missing = (due[folder] ?? []).filter((check) => !passed.has(check));
  // A change of another section is none of this one.
  const edited = changed.filter((path) => !path.startsWith("components/sections/") || path.includes(`/${folder}/`));
  if (missing.length > 0) fail(`${folder}: no record is written: ${missing.join(", ")} failed`);
  else if (edited.length > 0) fail(`${folder}: ${edited[0]} has changed meanwhile: prove it again`);
  else {
    const [category = "", slug = ""] = folder.split("/");
    const { printed = "", version = "" } = sections[folder] ?? {};
    const now = { printed, checks, version };
    const { date: _, ...before } = readProofRecord(root, folder) ?? {};
    if (isDeepStrictEqual(before, now)) return;
    const record: ProofRecord = { printed, checks, date: new Date().toISOString().slice(0, 10), version };
    await writeRecord({ category, slug }, "proofs.json", record);
    console.log(`${folder}: proved`);
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
