import { expect, test } from "vitest";
import { formatSummary } from "./test-summary";

const ended = <T>(name: string, seconds: number, value: T) => ({ name, seconds, value, state: "ended" as const });

test("a run ends with its times, what is not tested, what failed, and a line for each stage that ended", () => {
  const files = [{ file: "lib/c.test.ts", seconds: 2 }];
  const skips = Array.from({ length: 22 }, (_, index) => `test ${index}`);
  const text = formatSummary({
    before: { install: 45.04 },
    notTested: ["deploy: no nginx"],
    seconds: 301.2,
    stages: [
      ended("lint", 5.71, { passed: 0, failed: 1, skipped: 0 }),
      ended("build", 41, undefined),
      ended("unit", 100, { passed: 3, failed: 1, skipped: 22, failures: ["lib/a: b"], skips, files }),
      { name: "database", seconds: 9, state: "stopped" },
      { name: "browser", seconds: 0, state: "not run" },
    ],
  });
  const parts = text.split("\n\n").map((part) =>
    part
      .trim()
      .split("\n")
      .map((line) => line.trim()),
  );
  expect(parts.map(([title]) => title)).toEqual([
    "Seconds of each stage; some ran side by side",
    "Slowest test files, in seconds",
    "NOT TESTED",
    "FAILED",
    "lint: 0 passed, 1 failed",
  ]);
  expect(parts[0]?.slice(1)).toEqual(["45.0  install", "5.7  lint", "41.0  build", "100.0  unit", "301.2  in all"]);
  expect(parts[2]?.slice(1, 4)).toEqual(["deploy: no nginx", "database: stopped before its end", "browser: not run"]);
  expect(parts[2]?.at(-1)).toBe("and 2 more tests");
  expect(parts[3]?.slice(1)).toEqual(["lint: see above", "unit: lib/a: b"]);
  expect(text.endsWith("\nunit: 3 passed, 1 failed, 22 skipped")).toBe(true);
});
