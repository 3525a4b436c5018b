import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Section } from "@/lib/catalogue/catalogue";
import type { VersionRecord } from "@/lib/catalogue/records/version-records";
import { getToolProgram } from "@/tools/dev/tools";
import {
  buildNextRecord,
  type Delivery,
  findChangesProblems,
  findVersionProblem,
  getNeededKind,
  isRecorded,
  raiseVersion,
} from "@/tools/sections/hashes/version-rules";
import { getFolder } from "@/tools/sections/proof-cases";
import { readRecord, writeRecord } from "@/tools/sections/records";
import { openStudio, root } from "@/tools/sections/server";

/**
 * `npm run versions`: writes into the folder of each section what its version delivers (`version.json`), and refuses where that has
 * changed and the version hasn't been raised enough. `npm run versions -- bump "What is different."` raises it first, by the least
 * that is right, in the section.ts of every section where it must be.
 */
const text = sentenceToAdd(process.argv.slice(2));
const today = new Date().toISOString().slice(0, 10);
const bumped: string[] = [];
const refused: string[] = [];
let written = 0;

// Installed before anything is written.
const formatter = text ? await getToolProgram("biome") : "";
const studio = await openStudio();
try {
  const { computeDeliveryHash, describeDelivery } = await studio.load<
    typeof import("@/tools/sections/hashes/version-hash")
  >("tools/sections/hashes/version-hash.ts");
  // One after the other: what is rendered for one is let go before the next.
  for (const section of await studio.sections()) {
    const record = await readRecord<VersionRecord>(section, "version.json");
    let delivery = describeDelivery(section, await computeDeliveryHash(section));
    if (text && record && findVersionProblem(record, delivery)) delivery = await bump(section, record, delivery, text);
    const problems = [findVersionProblem(record, delivery), ...findChangesProblems(section.changes)].filter(Boolean);
    if (problems.length > 0) refused.push(...problems.map((problem) => `${getFolder(section)}: ${problem}`));
    else if (!isRecorded(record, delivery)) {
      await writeRecord(section, "version.json", buildNextRecord(record, delivery));
      written++;
    }
  }
} finally {
  await studio.close();
}

if (bumped.length > 0) execFileSync(process.execPath, [formatter, "format", "--write", ...bumped], { cwd: root });
for (const problem of refused) console.error(problem);
if (bumped.length > 0) console.log(`Raised the version of ${bumped.length} sections.`);
if (written > 0) console.log(`Recorded ${written} versions.`);
else if (refused.length === 0) console.log("Every version is recorded.");
if (refused.length > 0) process.exitCode = 1;

/** The sentence of `bump "…"`; undefined where versions are recorded as they are. */
function sentenceToAdd([command, sentence, ...more]: readonly string[]): string | undefined {
  if (command === undefined) return undefined;
  const problems = findChangesProblems([{ version: "1.0.0", date: "2026-01-01", text: sentence ?? "" }]);
  if (command === "bump" && more.length === 0 && problems.length === 0) return sentence;
  console.error(`Use: npm run versions, or npm run versions -- bump "What is different, as a sentence."`);
  process.exit(1);
}

/** Adds a change to a section's section.ts that raises its version as far as it must be, and says what it delivers with it. */
async function bump(section: Section, record: VersionRecord, delivery: Delivery, text: string): Promise<Delivery> {
  const version = raiseVersion(record.version, getNeededKind(record, delivery) ?? "patch");
  const path = join("components/sections", getFolder(section), "section.ts");
  const source = await readFile(join(root, path), "utf8");
  const entry = JSON.stringify({ version, date: today, text });
  const changed = source.replace(/^( {2}changes: \[)/m, (start) => `${start}${entry},`);
  if (changed === source) return delivery;
  await writeFile(join(root, path), changed);
  bumped.push(path);
  return { ...delivery, changes: [{ version }, ...delivery.changes] };
}
