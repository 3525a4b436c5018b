import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";

const skipped = new Set(["node_modules", ".next", ".local", ".git", "public", "test-results", "playwright-report"]);
const imported =
  /\b(?:from|import)\s*\(?\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']|\bnew URL\(\s*["'](\.[^"']+)["']/g;

export interface ImportGraph {
  /** Test files that lead to a file, the nearest first: that of its name, those named after what imports it, those of its folder. */
  testsOf(file: string): { test: string; distance: number }[];
  /** Whether a file imports another one, by whatever way. */
  reaches(from: string, to: string): boolean;
}

/** Who imports whom in a tree, as far as the text says it. */
export function importGraph(root: string): ImportGraph {
  const files = listFiles(root, "");
  const known = new Set(files);
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const importers = new Map<string, string[]>();
  for (const [from, text] of texts) {
    for (const to of importsOf(from, text, known)) importers.set(to, [...(importers.get(to) ?? []), from]);
  }
  /** Every file that leads to this one, with the number of imports between. */
  const distancesTo = (file: string): Map<string, number> => {
    const found = new Map([[file, 0]]);
    // A map takes in what is added while it is walked.
    for (const [one, distance] of found) {
      for (const from of importers.get(one) ?? []) if (!found.has(from)) found.set(from, distance + 1);
    }
    return found;
  };
  return {
    testsOf(file) {
      const distances = distancesTo(file);
      const related = [...distances].filter(([one]) => isTest(one));
      // What a test reads is in no import: it has to name the file.
      const readers = [...texts].filter(
        ([one, text]) => isTest(one) && readsFiles(text) && text.includes(basename(file)),
      );
      const all = new Map([...readers.map(([one]) => [one, 2] as [string, number]), ...related]);
      const further = (test: string, distance: number) => {
        const tested = distances.get(`${nameOf(test)}.ts`) ?? distances.get(`${nameOf(test)}.tsx`);
        return tested ?? (dirname(test) === dirname(file) ? Math.min(distance, 2) : distance + 0.5);
      };
      return [...all]
        .map(([test, distance]) => ({ test, distance: further(test, distance) }))
        .sort((a, b) => a.distance - b.distance || Number(isDatabaseTest(a.test)) - Number(isDatabaseTest(b.test)));
    },
    reaches: (from, to) => distancesTo(to).has(from),
  };
}

/** "lib/billing/history" of the file and of its test. */
const nameOf = (path: string) => path.replace(/(\.db)?(\.test)?\.tsx?$/, "");
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isDatabaseTest = (path: string) => path.endsWith(".db.test.ts");
const readsFiles = (text: string) => /"node:(fs|child_process)"/.test(text);

function importsOf(from: string, text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(imported)].flatMap(([, ...paths]) => {
    const written = (paths.find(Boolean) ?? "").replace(/\?.*$/, "");
    if (!written.startsWith("@/") && !written.startsWith(".")) return [];
    const path = written.startsWith("@/") ? written.slice(2) : normalize(join(dirname(from), written));
    const file = [path, `${path}.ts`, `${path}.tsx`].find((one) => known.has(one));
    return file ? [file] : [];
  });
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(root, path);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : [];
  });
}
