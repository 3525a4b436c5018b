import type { EvidenceRecord } from "@/lib/catalogue/records/evidence";
import { createStopSignal } from "@/tools/dev/process/stop-signal";
import { openBrowser } from "@/tools/sections/engines/camera";
import { noteModels } from "@/tools/sections/hashes/model-hash";
import { listCases } from "@/tools/sections/proof-cases";
import { writeRecord } from "@/tools/sections/records";
import { openStudio, root } from "@/tools/sections/server";
import { runPlaywrightReport } from "@/tools/test/run/test-reports";
import { collectResults } from "./evidence-report";
import { computeEvidenceStates, type EvidenceState } from "./evidence-state";
import { summarizeTried } from "./tested-combinations";

/**
 * `npm run evidence [-- stale | <category>/<slug> …]`: tries sections on the model pages of the builders, all of them
 * unless some are named or the stale ones asked for, and writes `evidence.json` into the folder of each whose every case passed.
 * Model pages that have changed get their next version first (`lib/hosts/models.json`).
 */
const models = await noteModels(root, today());
const chosen = await choose(process.argv.slice(2));
if (chosen.length === 0) {
  console.log("Every section has its evidence.");
} else {
  const chromium = await chromiumVersion();
  const passed = await prove(chosen.map(({ folder }) => folder));
  // What was edited meanwhile is not what was tried.
  const after = new Map((await states(chosen.map(({ folder }) => folder))).map(({ folder, hash }) => [folder, hash]));
  for (const { section, folder, hash } of chosen) {
    const tried = listCases(section);
    const cases = tried.length;
    const { ran = 0, passed: fine = 0 } = passed.get(folder) ?? {};
    if (after.get(folder) !== hash) fail(`${folder} has changed meanwhile: try it again`);
    else if (ran !== cases || fine !== cases) fail(`${folder}: ${fine} of ${cases} cases passed: no record is written`);
    else {
      const { version } = section;
      const record: EvidenceRecord = {
        hash,
        date: today(),
        version,
        chromium,
        cases,
        ...summarizeTried(tried, models),
      };
      await writeRecord(section, "evidence.json", record);
      console.log(`${folder}: ${cases} of ${cases} cases passed`);
    }
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

async function states(folders?: readonly string[]): Promise<EvidenceState[]> {
  const studio = await openStudio();
  try {
    return await computeEvidenceStates(studio, folders);
  } finally {
    await studio.close();
  }
}

async function choose(names: readonly string[]): Promise<EvidenceState[]> {
  if (names.includes("stale")) return (await states()).filter(({ isFresh }) => !isFresh);
  if (names.length === 0) return await states();
  const chosen = await states(names);
  const unknown = names.filter((name) => !chosen.some(({ folder }) => folder === name));
  if (unknown.length > 0) {
    console.error(`There is no section ${unknown.join(", ")}. Say "stale", or folders like hero/portal-window.`);
    process.exit(1);
  }
  return chosen;
}

async function chromiumVersion(): Promise<string> {
  const browser = await openBrowser();
  const version = browser.version();
  await browser.close();
  return version;
}

/** Runs the tests of these sections, the same ones that `npm test` runs. */
async function prove(folders: readonly string[]): Promise<ReturnType<typeof collectResults>> {
  const here = { root, signal: createStopSignal() };
  const { report } = await runPlaywrightReport("evidence", [], here, {
    E2E_PROOFS: folders.join(),
    // Every case, also of the sections of which a default run tries a part.
    TEST_SCOPE: "full",
  });
  return collectResults(report ?? {});
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
