import type { PlaywrightSuite } from "@/tools/test/run/test-reports";

/** How many tests of each section ran, and how many of them passed at once. */
export function collectResults(report: PlaywrightSuite): Map<string, { ran: number; passed: number }> {
  const found = new Map<string, { ran: number; passed: number }>();
  const read = ({ suites = [], specs = [] }: PlaywrightSuite) => {
    suites.forEach(read);
    for (const { annotations, results } of specs.flatMap(({ tests }) => tests)) {
      const folder = annotations.find(({ type }) => type === "section")?.description;
      if (folder === undefined) continue;
      const sum = found.get(folder) ?? { ran: 0, passed: 0 };
      const passed = results.length === 1 && results[0]?.status === "passed";
      found.set(folder, { ran: sum.ran + 1, passed: sum.passed + (passed ? 1 : 0) });
    }
  };
  read(report);
  return found;
}
