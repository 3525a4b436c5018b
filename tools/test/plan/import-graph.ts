import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Which files import which, by their sources. Sections aren't followed from the catalogue that finds them all. */
export interface ImportGraph {
  files: readonly string[];
  /** The files that import one, by its name without the extension of a script. */
  importers: ReadonlyMap<string, readonly string[]>;
}

const statement = /^\s*(?:import|export)\s+(?:type\s)?(?:[^"'`;]*?\sfrom\s+)?["']([^"']+)["']/gm;
const call = /\b(?:import|vi\.mock|vi\.importActual(?:<[^>]*>)?)\(\s*["']([^"']+)["']/g;
const address = /new URL\(\s*["'](\.[^"']+)["']\s*,\s*import\.meta\.url/g;
const glob = /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*["']([^"']+)["']/g;

/** Reads the imports of every file that git knows or would add. */
export function readImportGraph(root: string): ImportGraph {
  const patterns = ["*.ts", "*.tsx", "*.mjs", "*.css", "*.json"];
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...patterns];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 })
    .split("\0")
    .filter((file) => file && existsSync(join(root, file)));
  const importers = new Map<string, string[]>();
  for (const file of files) {
    if (!/\.(ts|tsx|mjs)$/.test(file)) continue;
    for (const target of parseImports(file, readFileSync(join(root, file), "utf8"), files)) {
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return { files, importers };
}

/** The files of the project that a text imports, as keys of the graph. */
export function parseImports(file: string, text: string, files: readonly string[]): string[] {
  const named = [statement, call, address].flatMap((form) => [...text.matchAll(form)].map(([, name = ""]) => name));
  const matched = [...text.matchAll(glob)].flatMap(([, pattern = ""]) => {
    const path = keyOf(resolveName(file, pattern) ?? "");
    if (path.startsWith("components/sections/")) return [];
    const whole = new RegExp(`^${path.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*")}$`);
    return files.map(keyOf).filter((key) => whole.test(key));
  });
  const own = named.flatMap((name) => resolveName(file, name) ?? []).map(keyOf);
  return [...new Set([...own, ...matched])];
}

function resolveName(from: string, name: string): string | undefined {
  const bare = name.replace(/\?.*$/, "");
  if (bare.startsWith("@/")) return bare.slice(2);
  return bare.startsWith(".") ? normalize(join(dirname(from), bare)) : undefined;
}

const keyOf = (path: string) => path.replace(/\.(ts|tsx|mjs|js)$/, "");

/** How many imports away from the nearest of these files each file is that depends on one; deleted files count, too. */
export function computeDistances({ importers }: ImportGraph, changed: readonly string[]): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  let edge = [...changed];
  for (let distance = 1; edge.length > 0; distance += 1) {
    const next = new Set(edge.flatMap((file) => importers.get(keyOf(file)) ?? []));
    edge = [...next].filter((file) => !distances.has(file));
    for (const file of edge) distances.set(file, distance);
  }
  return distances;
}

/** A test of vitest.config.ts's project. */
export function isTestOf(project: "unit" | "database", file: string): boolean {
  const isDatabase = file.endsWith(".db.test.ts");
  return /\.test\.tsx?$/.test(file) && !file.startsWith("e2e/") && isDatabase === (project === "database");
}
