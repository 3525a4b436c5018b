import type { Section } from "@/lib/catalogue/catalogue";
import { getFolder } from "@/tools/sections/proof-cases";
import { computeEvidenceHash, computeProofHashes, type ProofHashes } from "./evidence-hash";
import { computeFingerprint } from "./fingerprint";
import { computePrintedHash } from "./printed-hash";
import { createPrints } from "./prints";
import { readStates, type SectionHashes } from "./states";
import { computeDeliveryHash } from "./version-hash";

/**
 * The hashes of a section as it is now. Each of its prints is made once, and let go with this call.
 * @param how of `computeProofHashes`
 */
export async function computeSectionHashes(section: Section, how: ProofHashes, root: string): Promise<SectionHashes> {
  const prints = createPrints();
  return {
    version: section.version,
    delivery: await computeDeliveryHash(section, prints),
    evidence: await computeEvidenceHash(section, how, root, prints),
    printed: await computePrintedHash(section, prints),
    fingerprint: await computeFingerprint(section, `${root}/public`),
  };
}

const computed = new Map<string, Promise<SectionHashes>>();
let how: Promise<ProofHashes> | undefined;

/** The same as the runner of the tests has noted it, so that a run prints each section once; made here when nobody has. */
export function getSectionHashes(section: Section, root: string): Promise<SectionHashes> {
  const folder = getFolder(section);
  const noted = readStates()?.sections[folder];
  const known = noted ? Promise.resolve(noted) : computed.get(folder);
  if (known) return known;
  how ??= computeProofHashes(root);
  const hashes = how.then((one) => computeSectionHashes(section, one, root));
  computed.set(folder, hashes);
  return hashes;
}
