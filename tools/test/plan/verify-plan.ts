import { distancesFrom, isTestOf } from "./import-graph.ts";
import type { Sources } from "./test-plan.ts";
import type { TestTimes } from "./test-times.ts";

/** Seconds of tests that fit beside the other checks. */
const budget = 15;
/** What starting a file takes, beside its tests. */
const start = 0.7;
/** For files that have not been run here. */
const unknown = 1;

/** Tests of all sections: those of a changed one are left to `npm test -- --changed`. */
const ofAllSections = /\.(contract|proof|full)\.test\.tsx?$/;

/**
 * The unit tests that `npm run verify` runs after a change: those nearest to it by imports, as many as there is time for. What
 * changed itself is always among them.
 * @returns the rest of those that depend on the change as well
 */
export function nearestTests(
  changed: readonly string[],
  { graph, textOf }: Sources,
  times: TestTimes,
): { chosen: string[]; left: string[] } {
  const distances = distancesFrom(graph, changed);
  const slugs = changed.flatMap((path) => /^components\/sections\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? []);
  const tests = graph.files.filter((file) => isTestOf("unit", file));
  for (const file of tests) {
    if (!distances.has(file) && slugs.some((slug) => textOf(file).includes(slug))) distances.set(file, 1);
  }
  const distanceOf = (file: string) => distances.get(file) ?? Number.POSITIVE_INFINITY;
  const secondsOf = (file: string) => start + (times[file] ?? unknown);
  const ordered = tests
    .filter((file) => distances.has(file))
    .sort((a, b) => distanceOf(a) - distanceOf(b) || secondsOf(a) - secondsOf(b) || a.localeCompare(b));
  const chosen: string[] = [];
  const left: string[] = [];
  let sum = 0;
  for (const file of ordered) {
    const fits = !ofAllSections.test(file) && sum + secondsOf(file) <= budget;
    if (!fits && distanceOf(file) > 0) left.push(file);
    else {
      chosen.push(file);
      sum += secondsOf(file);
    }
  }
  return { chosen, left };
}
