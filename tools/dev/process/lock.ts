import { createHash, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isAlive, readCommandLine, startOf, waitFor } from "./processes.ts";

export type Holder = { pid: number; note: string };
type Written = Holder & { started: string };

/**
 * Takes a lock file for this process, with a note for whoever finds it held. A lock whose process is gone, or whose
 * number now belongs to a process that began at another time, counts as free. Of processes that take it at once one has it.
 * @returns a function that lets go, or the holder when it is another process.
 */
export function takeLock(file: string, note: string): (() => void) | Holder {
  mkdirSync(dirname(file), { recursive: true });
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid), note } satisfies Written);
  const aside = `${file}.${randomBytes(6).toString("hex")}`;
  // Written whole beside it and linked: nobody finds half a lock.
  writeFileSync(aside, own);
  try {
    for (;;) {
      const release = () => rmSync(file, { force: true });
      if (linked(aside, file)) return release;
      const found = textOf(file);
      const holder = holderIn(found);
      if (holder) return holder;
      if (found !== undefined && replaced(file, found, aside)) return release;
    }
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Takes a lock file when it is free.
 * @param tell hears once who is waited for
 * @throws what the signal was aborted with
 */
export async function waitForLock(
  file: string,
  note: string,
  tell: (holder: Holder) => void,
  signal?: AbortSignal,
): Promise<() => void> {
  let told = false;
  for (;;) {
    signal?.throwIfAborted();
    const turn = takeLock(file, note);
    if (typeof turn === "function") return turn;
    if (!told) tell(turn);
    told = true;
    await waitFor(() => signal?.aborted ?? false, 500);
  }
}

/** Gives `file` the content of another one, unless it is there. */
function linked(from: string, file: string): boolean {
  try {
    linkSync(from, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Puts a lock in the place of one that was found stale, in one step. A claim beside it, of which there is one for each stale lock,
 * is taken first, and only its holder may replace that lock.
 * @returns whether it did; it may have been replaced by another process since it was found
 */
function replaced(file: string, stale: string, own: string): boolean {
  const claim = `${file}.${createHash("sha256").update(stale).digest("hex").slice(0, 12)}`;
  if (!linked(own, claim)) {
    if (!holderIn(textOf(claim))) rmSync(claim, { force: true });
    return false;
  }
  const isStill = textOf(file) === stale;
  if (isStill) renameSync(claim, file);
  else rmSync(claim, { force: true });
  return isStill;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Who a lock names, if that process is still the one that took it. */
function holderIn(text = ""): Holder | undefined {
  try {
    const { pid, started, note } = JSON.parse(text) as Written;
    return isAlive(pid) && startOf(pid) === started ? { pid, note } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process is one of this project's launchers. */
export function isOurs(pid: number): boolean {
  return pid === process.pid || (isAlive(pid) && readCommandLine(pid).includes("tools/dev/run.mjs"));
}
