import type { Section } from "@/lib/catalogue/catalogue";
import { folderOf } from "@/tools/sections/proof-cases";
import { evidenceHash, type ProofHashes, proofHashes } from "./evidence-hash";
import { fingerprint } from "./fingerprint";
import { printedHash } from "./printed-hash";
import { createPrints } from "./prints";
import { readStates, type SectionHashes } from "./states";
import { deliveryHash } from "./version-hash";

/**
 * The hashes of a section as it is now. Each of its prints is made once, and let go with this call.
 * @param how of `proofHashes`
 */
export async function hashesOf(section: Section, how: ProofHashes, root: string): Promise<SectionHashes> {
  const prints = createPrints();
  return {
    version: section.version,
    delivery: await deliveryHash(section, prints),
    evidence: await evidenceHash(section, how, root, prints),
    printed: await printedHash(section, prints),
    fingerprint: await fingerprint(section, `${root}/public`),
  };
}

const computed = new Map<string, Promise<SectionHashes>>();
let how: Promise<ProofHashes> | undefined;

/** The same as the runner of the tests has noted it, so that a run prints each section once; made here when nobody has. */
export function notedHashes(section: Section, root: string): Promise<SectionHashes> {
  const folder = folderOf(section);
  const noted = readStates()?.sections[folder];
  const known = noted ? Promise.resolve(noted) : computed.get(folder);
  if (known) return known;
  how ??= proofHashes(root);
  const hashes = how.then((one) => hashesOf(section, one, root));
  computed.set(folder, hashes);
  return hashes;
}
