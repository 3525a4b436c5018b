import { relative } from "node:path";
import { checkOfFile } from "@/tools/sections/hashes/check-hashes";
import type { VitestReport } from "@/tools/test/run/test-reports";

/**
 * Which of its due checks each section has passed, by a report of the proofs. A file that could not be loaded, or a run that failed
 * with no test that did, proves nothing.
 * @param code what the run ended with
 */
export function collectPassedChecks(
  report: VitestReport | undefined,
  code: number,
  root: string,
  due: Readonly<Record<string, readonly string[]>>,
): Map<string, Set<string>> {
  const passed = new Map(Object.keys(due).map((folder) => [folder, new Set<string>()]));
  const files = report?.testResults ?? [];
  const hasFailed = files.some(({ assertionResults }) => assertionResults.some(({ status }) => status === "failed"));
  if (code !== 0 && !hasFailed) return passed;
  for (const { name, status, assertionResults } of files) {
    const check = checkOfFile(relative(root, name));
    const failed = assertionResults.filter((test) => test.status !== "passed");
    if (assertionResults.length === 0 || (status !== "passed" && failed.length === 0)) continue;
    // The tests of a section are a group by the name of its folder (proving.ts).
    const unproved = new Set(failed.map(({ ancestorTitles: [folder] }) => folder));
    for (const [folder, checks] of passed) {
      if (due[folder]?.includes(check) && !unproved.has(folder) && !unproved.has(undefined)) checks.add(check);
    }
  }
  return passed;
}
