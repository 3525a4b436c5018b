import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toldToStop } from "@/lib/local/stop-signal";
import { proofsReport } from "@/lib/local/test-reports";
import { fileOfCheck } from "./check-hashes";
import { passedChecks } from "./proof-report";
import { writeRecord } from "./records";
import { root } from "./server";
import { type ProofRecord, proofRecordOf, type SectionStates } from "./states";
import { type Walked, walkSections } from "./walk";

/**
 * `npm run prove [-- all | <category>/<slug> …]`: tries what is due of each section, or all of those that are named, and writes
 * `proofs.json` into the folder of each whose every check passed.
 */
const asked = process.argv.slice(2);
const before = await walkSections(root);
const due = choose(before, asked);
const folders = Object.keys(due);
if (folders.length === 0) {
  console.log("Every section is proved.");
} else {
  const passed = await tryAll({ ...before, due, evidence: [] });
  // What was edited meanwhile is not what was tried.
  const after = await walkSections(root, folders);
  for (const folder of folders) await note(folder, passed, after);
}

function choose({ checks, sections, stale }: Walked, names: readonly string[]): Record<string, string[]> {
  if (names.length === 0) return stale;
  const chosen = names.includes("all") ? Object.keys(sections) : names;
  const unknown = chosen.filter((folder) => !sections[folder]);
  if (unknown.length > 0) {
    console.error(`There is no section ${unknown.join(", ")}. Say "all", or folders like hero/portal-window.`);
    process.exit(1);
  }
  return Object.fromEntries(chosen.map((folder) => [folder, Object.keys(checks)]));
}

/** Runs the tests of the due checks, the same ones that `npm test` runs: which checks each section has passed. */
async function tryAll(states: SectionStates): Promise<Map<string, Set<string>>> {
  const place = join(root, ".local", "test");
  await mkdir(place, { recursive: true });
  const file = join(place, "prove-states.json");
  await writeFile(file, JSON.stringify(states));
  const wanted = [...new Set(Object.values(states.due).flat())];
  console.log(`${Object.keys(states.due).length} sections, ${wanted.length} checks`);
  const { code, report } = await proofsReport(wanted.map(fileOfCheck), file, { root, signal: toldToStop() });
  return passedChecks(report, code, root, states.due);
}

async function note(folder: string, passed: Map<string, Set<string>>, after: Walked): Promise<void> {
  const [now, then] = [after.sections[folder], before.sections[folder]];
  const missing = (due[folder] ?? []).filter((check) => !passed.get(folder)?.has(check));
  if (missing.length > 0) fail(`${folder}: no record is written: ${missing.join(", ")} failed`);
  else if (!now || now.printed !== then?.printed || JSON.stringify(after.checks) !== JSON.stringify(before.checks))
    fail(`${folder} or how it is proved has changed meanwhile: prove it again`);
  else {
    const [category = "", slug = ""] = folder.split("/");
    const { printed, version } = now;
    const record: ProofRecord = {
      printed,
      checks: before.checks,
      date: new Date().toISOString().slice(0, 10),
      version,
    };
    if (JSON.stringify({ ...proofRecordOf(root, folder), date: "" }) === JSON.stringify({ ...record, date: "" }))
      return;
    await writeRecord({ category, slug }, "proofs.json", record);
    console.log(`${folder}: proved`);
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
