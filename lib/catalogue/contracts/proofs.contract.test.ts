import { expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { checkHashes } from "@/tools/sections/hashes/check-hashes";
import { notedHashes } from "@/tools/sections/hashes/section-hashes";
import { mostStale, proofRecordOf, readStates, staleChecks } from "@/tools/sections/hashes/states";
import { folderOf } from "@/tools/sections/proof-cases";
import { mending } from "@/tools/sections/section-files";

const states = readStates();
const checks = async () => states?.checks ?? (await checkHashes(process.cwd()));

test.each(listSections().map((section) => [folderOf(section), section] as const))(
  "%s is proved as it is printed, by the checks as they are",
  async (folder, section) => {
    const record = proofRecordOf(process.cwd(), folder);
    const stale = mending(section, "proofs.json", "is not of what is printed, or of how it is proved");
    const hashes = await notedHashes(section, process.cwd());
    expect(staleChecks(record, hashes, await checks()), stale).toEqual([]);
    expect(record?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  },
);

test.runIf(states)("no more sections are to be proved than a run of the tests does", () => {
  const stale = Object.keys(states?.stale ?? {});
  const mend = `${stale.length} sections are to be proved again, of which this run proved ${mostStale}: npm run prove`;
  expect(stale.length, mend).toBeLessThanOrEqual(mostStale);
});
