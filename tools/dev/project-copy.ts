import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const left = new Set(["node_modules", ".git", ".next", ".local", "test-results", "playwright-report"]);

/**
 * The project in a folder of its own, to be changed there: its files copied, its packages linked.
 * @param isBuilt whether it is to be built there
 * @returns the folder and how to remove it; it is also removed when this process ends before that
 */
export function copyProject(root: string, { isBuilt = true } = {}): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "silcrow-catalogue-"));
  const remove = () => {
    process.off("exit", remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", remove);
  for (const name of readdirSync(root)) {
    if (!left.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true, filter: isOurs });
  }
  const [packages, linked] = [join(root, "node_modules"), join(folder, "node_modules")];
  // Turbopack refuses a symbolic link that leads out of the project.
  if (isBuilt) linkTree(packages, linked);
  else symlinkSync(packages, linked);
  return { folder, remove };
}

/** Whether a path is no folder of packages: those of tools/ are for no build. */
const isOurs = (path: string) => basename(path) !== "node_modules";

function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

/** A second name for a file, or a copy where the two places are on different disks. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
