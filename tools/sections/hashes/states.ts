import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sectionStatesFile } from "@/tools/dev/test-scope";
import { representatives } from "@/tools/sections/representatives";

/** What was proved of a section by the tests that try every section (`npm run prove`), and passed. */
export interface ProofRecord {
  /** Of everything that was printed of the section; another hash than the present one means that it is to be proved again. */
  printed: string;
  /** The hash of each check that it passed. */
  checks: Readonly<Record<string, string>>;
  /** The day of the proof, "2026-11-27". */
  date: string;
  /** The version of the section that was proved. */
  version: string;
}

/** The hashes of a section as it is now, each of what one of its records is about. */
export interface SectionHashes {
  version: string;
  /** Of what photographs and measurements depend on (fingerprint.ts). */
  fingerprint: string;
  /** Of what its version delivers (version-hash.ts). */
  delivery: string;
  /** Of what is tried on model pages, and how (evidence-hash.ts). */
  evidence: string;
  /** Of everything printed of it (printed-hash.ts). */
  printed: string;
}

/** Every section as it is now, and what a run of the tests tries of each: `section-states.ts` writes it. */
export interface SectionStates {
  /** The hash of each check. */
  checks: Readonly<Record<string, string>>;
  /** By `<category>/<slug>`. */
  sections: Readonly<Record<string, SectionHashes>>;
  /** The checks of each section that has some without a fresh record. */
  stale: Readonly<Record<string, string[]>>;
  /** The checks that this run proves of each section. */
  due: Readonly<Record<string, string[]>>;
  /** The sections that this run tries on the model pages. */
  evidence: string[];
}

/** The checks of a section that its record does not have as they are now. */
export function findStaleChecks(
  record: ProofRecord | undefined,
  { printed, version }: Pick<SectionHashes, "printed" | "version">,
  checks: Readonly<Record<string, string>>,
): string[] {
  const isOfThis = record?.printed === printed && record.version === version;
  return Object.keys(checks).filter((check) => !isOfThis || record.checks[check] !== checks[check]);
}

/** How many stale sections a run of the tests proves beside the representatives: for more there is `npm run prove`. */
export const maxStaleProofs = 8;

/** What a run of the tests proves of each section: the representatives, those that are named, and the first of the stale ones. */
export function chooseProofs(
  stale: Readonly<Record<string, string[]>>,
  checks: readonly string[],
  named: readonly string[],
): Record<string, string[]> {
  const whole = new Set<string>([...representatives, ...named]);
  const some = Object.keys(stale).filter((folder) => !whole.has(folder));
  const due = [...whole].map((folder): [string, string[]] => [folder, [...checks]]);
  const rest = some.slice(0, maxStaleProofs).map((folder): [string, string[]] => [folder, stale[folder] ?? []]);
  return Object.fromEntries([...due, ...rest]);
}

/** The states that the runner of the tests had made, in the file that SECTION_STATES names; undefined without. */
export function readStates(): SectionStates | undefined {
  return sectionStatesFile ? (JSON.parse(readFileSync(sectionStatesFile, "utf8")) as SectionStates) : undefined;
}

/** The record of a section's proofs, if it has one. */
export function readProofRecord(root: string, folder: string): ProofRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(root, "components/sections", folder, "proofs.json"), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Error(`components/sections/${folder}/proofs.json can't be read: npm run prove -- ${folder}`, {
      cause: error,
    });
  }
}
