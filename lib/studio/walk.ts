import { type ChildProcess, fork } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { checkHashes } from "./check-hashes";
import type { Answered, Asked } from "./state-worker";
import { proofRecordOf, type SectionHashes, staleChecks } from "./states";

/** Every section as it is now, with what has no fresh record. */
export interface Walked {
  checks: Record<string, string>;
  sections: Record<string, SectionHashes>;
  stale: Record<string, string[]>;
}

/** The folders of all sections, `<category>/<slug>`. */
export function sectionFolders(root: string): string[] {
  const parent = join(root, "components/sections");
  return readdirSync(parent, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("section.ts"))
    .map((path) => path.split(/[\\/]/).slice(0, -1).join("/"))
    .sort();
}

/**
 * Prints each section once, and hashes what each of its records is about. In two processes: one for each processor that the
 * smallest machine has; each takes the next section when it has done one.
 */
export async function walkSections(root: string, folders = sectionFolders(root)): Promise<Walked> {
  const waiting = [...folders];
  const found = new Map<string, SectionHashes>();
  const workers = Array.from({ length: Math.min(2, availableParallelism(), folders.length) }, () =>
    work(() => waiting.shift(), found),
  );
  const [checks] = await Promise.all([checkHashes(root), ...workers]);
  const sections: Record<string, SectionHashes> = {};
  const stale: Record<string, string[]> = {};
  for (const folder of folders) {
    const hashes = found.get(folder);
    if (!hashes) throw new Error(`${folder} has not been printed`);
    sections[folder] = hashes;
    const due = staleChecks(proofRecordOf(root, folder), hashes, checks);
    if (due.length > 0) stale[folder] = due;
  }
  return { checks, sections, stale };
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
