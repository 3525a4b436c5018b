import { type ChildProcess, fork } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { computeCheckHashes } from "./check-hashes";
import { hashInputs, readNotedHashes, walkFile } from "./noted-walk";
import type { Answered, Asked } from "./state-worker";
import { findStaleChecks, readProofRecord, type SectionHashes } from "./states";

/** Every section as it is now, with what has no fresh record. */
export interface Walked {
  checks: Record<string, string>;
  sections: Record<string, SectionHashes>;
  stale: Record<string, string[]>;
  /** The hash of everything that was read for each section (noted-walk.ts). */
  inputs: Record<string, string>;
}

/** The folders of all sections, `<category>/<slug>`. */
export function listSectionFolders(root: string): string[] {
  const parent = join(root, "components/sections");
  return readdirSync(parent, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("section.ts"))
    .map((path) => path.split(/[\\/]/).slice(0, -1).join("/"))
    .sort();
}

/**
 * Hashes what each record of each section is about. What was noted of a section is taken as it is while nothing that it came from has changed.
 * @param anew prints those, too
 * @throws Error when one comes out otherwise than it was noted
 */
export async function walkSections(root: string, folders = listSectionFolders(root), anew = false): Promise<Walked> {
  const inputs = await hashInputs(root, folders);
  const noted = readNotedHashes(root, inputs);
  const due = anew ? folders : folders.filter((folder) => !noted.has(folder));
  const [checks, printed] = await Promise.all([computeCheckHashes(root), printSections(due)]);
  const sections: Record<string, SectionHashes> = {};
  const stale: Record<string, string[]> = {};
  for (const folder of folders) {
    const known = noted.get(folder);
    const hashes = printed.get(folder) ?? known;
    if (!hashes) throw new Error(`${folder} has not been printed`);
    if (known && !isDeepStrictEqual(hashes, known)) {
      throw new Error(`${folder} is printed otherwise than ${walkFile} says: delete that file, then npm run prove`);
    }
    sections[folder] = hashes;
    const due = findStaleChecks(readProofRecord(root, folder), hashes, checks);
    if (due.length > 0) stale[folder] = due;
  }
  return { checks, sections, stale, inputs };
}

/**
 * Prints each section once, and hashes it. In two processes: one for each processor that the smallest machine has; each takes the next
 * section when it has done one.
 */
async function printSections(folders: readonly string[]): Promise<Map<string, SectionHashes>> {
  const waiting = [...folders];
  const found = new Map<string, SectionHashes>();
  const count = Math.min(2, availableParallelism(), folders.length);
  await Promise.all(Array.from({ length: count }, () => work(() => waiting.shift(), found)));
  return found;
}

/** Trees of one section are garbage when the next is printed: with room for them, little is copied. */
const execArgv = [...process.execArgv, "--max-semi-space-size=64"];

/** One process that hashes sections until none is left. @throws Error when it ends before */
function work(next: () => string | undefined, found: Map<string, SectionHashes>): Promise<void> {
  const child: ChildProcess = fork(join(import.meta.dirname, "state-worker.ts"), { execArgv });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`A section can't be printed: see above`))));
    child.on("message", (message: Answered) => {
      if ("hashes" in message) found.set(message.folder, message.hashes);
      const folder = next();
      if (folder === undefined) child.disconnect();
      else child.send({ folder } satisfies Asked);
    });
  });
}
