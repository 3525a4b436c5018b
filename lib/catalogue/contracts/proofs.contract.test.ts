import { expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { computeCheckHashes } from "@/tools/sections/hashes/check-hashes";
import { getSectionHashes } from "@/tools/sections/hashes/section-hashes";
import { findStaleChecks, maxStaleProofs, readProofRecord, readStates } from "@/tools/sections/hashes/states";
import { getFolder } from "@/tools/sections/proof-cases";
import { formatMending } from "@/tools/sections/section-files";

const states = readStates();
const checks = async () => states?.checks ?? (await computeCheckHashes(process.cwd()));

test.each(listSections().map((section) => [getFolder(section), section] as const))(
  "%s is proved as it is printed, by the checks as they are",
  async (folder, section) => {
    const record = readProofRecord(process.cwd(), folder);
    const stale = formatMending(section, "proofs.json", "is not of what is printed, or of how it is proved");
    const hashes = await getSectionHashes(section, process.cwd());
    expect(findStaleChecks(record, hashes, await checks()), stale).toEqual([]);
    expect(record?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  },
);

test.runIf(states)("no more sections are to be proved than a run of the tests does", () => {
  const stale = Object.keys(states?.stale ?? {});
  const mend = `${stale.length} sections are to be proved again, of which this run proved ${maxStaleProofs}: npm run prove`;
  expect(stale.length, mend).toBeLessThanOrEqual(maxStaleProofs);
});
