import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { EvidenceRecord } from "@/lib/catalogue/records/evidence";
import { isFullRun, requestedSections } from "@/tools/dev/test-scope";
import { chooseDue } from "@/tools/sections/evidence/choose-due";
import { chooseProofs, maxStaleProofs, type SectionStates } from "@/tools/sections/hashes/states";
import { walkSections } from "@/tools/sections/hashes/walk";
import { readRecord } from "@/tools/sections/records";
import { root } from "@/tools/sections/server";

/**
 * `section-states.ts <file> [all | <category>/<slug>,…]`: writes how it stands with every section, for the tests that read it
 * (SECTION_STATES), and what a run of the tests tries of each: the representatives, what has no fresh record, and what is named.
 */
const [file = "", named = ""] = process.argv.slice(2);
const asked = named || requestedSections;
const { checks, sections, stale } = await walkSections(root, undefined, isFullRun);
const folders = Object.keys(sections);
const isAll = isFullRun || asked === "all";
const whole = isAll ? folders : asked.split(",").filter(Boolean);
const unknown = whole.filter((folder) => !sections[folder]);
if (file === "" || unknown.length > 0) {
  console.error(
    `Use: section-states.ts <file> [all | <category>/<slug>,…]. There is no section ${unknown.join(", ")}.`,
  );
  process.exit(1);
}
// A full run takes evidence at its record: all of it again is an hour of opening the same pages (decision 0044).
const evidence = chooseDue(await evidenceStates(), asked && asked !== "all" ? `stale,representatives,${asked}` : asked);
const states: SectionStates = {
  checks,
  sections,
  stale,
  due: chooseProofs(stale, Object.keys(checks), whole),
  evidence: evidence.folders,
};
await mkdir(dirname(file), { recursive: true });
await writeFile(file, JSON.stringify(states));
console.log(said(states));
console.log(evidence.said);

/** Whether each section's evidence is of the section as it is. */
function evidenceStates() {
  return Promise.all(
    Object.entries(sections).map(async ([folder, { evidence: hash, version }]) => {
      const [category = "", slug = ""] = folder.split("/");
      const record = await readRecord<EvidenceRecord>({ category, slug }, "evidence.json");
      return { folder, isFresh: record?.hash === hash && record.version === version };
    }),
  );
}

function said({ due }: SectionStates): string {
  const names = Object.keys(stale);
  const first = names.slice(0, maxStaleProofs).join(", ");
  const rest = names.length > maxStaleProofs ? ` and ${names.length - maxStaleProofs} more` : "";
  const not = names.length > 0 ? `; without a fresh record: ${first}${rest} (npm run prove)` : "";
  return `Proofs of ${Object.keys(due).length} of ${folders.length} sections${not}.`;
}
