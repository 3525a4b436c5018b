import { computeDistances, type ImportGraph, isTestOf } from "./import-graph.ts";

/** How many files of tests fit beside the other checks. */
const most = 20;

/** Tests of all sections: those of a changed one are left to `npm test -- --changed`. */
const ofAllSections = /\.(contract|proof|full)\.test\.tsx?$/;

/**
 * The unit tests that `npm run verify` runs after a change: those nearest to it by imports. What changed itself is always among them.
 * @returns the rest of those that depend on the change as well
 */
export function findNearestTests(changed: readonly string[], graph: ImportGraph): { chosen: string[]; left: string[] } {
  const ordered = [...computeDistances(graph, changed)]
    .filter(([file]) => isTestOf("unit", file) && graph.files.includes(file))
    .sort(([a, far], [b, further]) => far - further || a.localeCompare(b));
  const isNear = ([file, distance]: [string, number], at: number) =>
    distance === 0 || (at < most && !ofAllSections.test(file));
  return {
    chosen: ordered.filter(isNear).map(([file]) => file),
    left: ordered.filter((...one) => !isNear(one[0], one[1])).map(([file]) => file),
  };
}
