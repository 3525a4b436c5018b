import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { computeDistances, isTestOf, readImportGraph } from "../plan/import-graph.ts";

export interface RelatedTests {
  /** Test files that lead to a file, the nearest first: that of its name, those named after what imports it, those of its folder. */
  testsOf(file: string): string[];
  /** Whether a file runs in threads, whose bundle vitest makes once for its life (tools/test/setup/test-worker.ts). */
  isInThreads(file: string): boolean;
}

const isTest = (file: string) => isTestOf("unit", file) || isTestOf("database", file);
/** "lib/billing/history" of the file and of its test. */
const nameOf = (path: string) => path.replace(/(\.db)?(\.test)?\.tsx?$/, "");

/** Which tests have to do with a file, as far as the text says it. */
export function readRelatedTests(root: string): RelatedTests {
  const graph = readImportGraph(root);
  const readers = graph.files
    .filter(isTest)
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
    .filter(({ text }) => /"node:(fs|child_process)"/.test(text));
  return {
    testsOf(file) {
      const distances = computeDistances(graph, [file]);
      // What a test reads is in no import: it has to name the file.
      const named = readers
        .filter(({ text }) => text.includes(basename(file)))
        .map((reader) => [reader.file, 2] as const);
      const all = new Map([...named, ...[...distances].filter(([one]) => isTest(one))]);
      const further = (test: string, distance: number) => {
        const tested = distances.get(`${nameOf(test)}.ts`) ?? distances.get(`${nameOf(test)}.tsx`);
        return tested ?? (dirname(test) === dirname(file) ? Math.min(distance, 2) : distance + 0.5);
      };
      return [...all]
        .map(([test, distance]) => ({
          test,
          distance: further(test, distance),
          isSlow: /\.(db|proof)\.test\./.test(test),
        }))
        .sort((a, b) => a.distance - b.distance || Number(a.isSlow) - Number(b.isSlow))
        .map(({ test }) => test);
    },
    isInThreads: (file) => computeDistances(graph, [file]).has("lib/worker.ts"),
  };
}
