import type { EvidenceRecord } from "@/lib/catalogue/records/evidence";
import { getFolder, type Tried } from "@/tools/sections/proof-cases";
import { readRecord } from "@/tools/sections/records";
import { root, type Studio } from "@/tools/sections/server";

/** A section, the hash that its evidence should have, and whether what lies in its folder has it, of its present version. */
export interface EvidenceState {
  section: Tried & { version: string };
  folder: string;
  hash: string;
  isFresh: boolean;
}

/** How it stands with the evidence of these sections, of all when none are named, from what lies in the folders now. */
export async function computeEvidenceStates(studio: Studio, folders?: readonly string[]): Promise<EvidenceState[]> {
  const { computeEvidenceHash, computeProofHashes } = await studio.load<
    typeof import("@/tools/sections/hashes/evidence-hash")
  >("tools/sections/hashes/evidence-hash.ts");
  const how = await computeProofHashes(root);
  const states: EvidenceState[] = [];
  // One after the other: what is rendered for one is let go before the next.
  for (const section of await studio.sections()) {
    if (folders && !folders.includes(getFolder(section))) continue;
    const hash = await computeEvidenceHash(section, how, root);
    const record = await readRecord<EvidenceRecord>(section, "evidence.json");
    const isFresh = record?.hash === hash && record.version === section.version;
    states.push({ section, folder: getFolder(section), hash, isFresh });
  }
  return states;
}
