import { readFileSync } from "node:fs";

/** An entry of package-lock.json, as far as it is read here. */
export interface LockEntry {
  /** What it is where its folder says otherwise: for another package that was named (overrides). */
  name?: string;
  version?: string;
  license?: string;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
export type Lock = Record<string, LockEntry>;

export interface Shipped {
  name: string;
  version: string;
  licence: string;
  /** Built for one system or processor: only one of its kind is in an image. */
  isForOnePlatform: boolean;
}

/** The packages of a lock file, by their folders; "" is the project itself. */
export function readLock(path = "package-lock.json"): Lock {
  return (JSON.parse(readFileSync(path, "utf8")) as { packages: Lock }).packages;
}

/**
 * All packages that the shop needs when it runs, as the lock file has them and for every platform: what `dependencies`
 * names, and what those need in turn. Optional peers are left out: nothing installs them for us.
 */
export function listShipped(lock: Lock): Shipped[] {
  const seen = new Set<string>();
  const visit = (folder: string, entry: LockEntry) => {
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    const names = [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers];
    for (const name of names) {
      const found = locate(lock, folder, name);
      if (found === undefined || seen.has(found)) continue;
      seen.add(found);
      visit(found, lock[found] ?? {});
    }
  };
  visit("", { dependencies: lock[""]?.dependencies ?? {} });
  const packages = [...seen].map((folder) => {
    const inFolder = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    const { name = inFolder, version = "", license, os, cpu } = lock[folder] ?? {};
    return { name, version, licence: licenceOf(name, license), isForOnePlatform: Boolean(os ?? cpu) };
  });
  const distinct = new Map(packages.map((it) => [`${it.name}@${it.version}`, it]));
  return [...distinct.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** The folder that Node takes a package from: the nearest on the way up. */
function locate(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const here = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (lock[here]) return here;
    if (folder === "") return undefined;
  }
}

/** Builds of Next's compiler for platforms that the registry of this lock file does not have; all are Next's own. */
const unsaid: [RegExp, string][] = [[/^@next\/swc-/, "MIT"]];

function licenceOf(name: string, license: string | undefined): string {
  return license ?? unsaid.find(([pattern]) => pattern.test(name))?.[1] ?? "not said";
}

// Not by the machine's language: the list is committed.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
