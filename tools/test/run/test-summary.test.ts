import { expect, test } from "vitest";
import { summaryOf } from "./test-summary";

const outcome = { passed: 12, failed: 0, skipped: 0 };
const ended = <T>(name: string, seconds: number, value: T) => ({ name, seconds, value, state: "ended" as const });

test("a run ends with its times, its slowest files, what is not tested, what failed, and a line for each stage", () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `lib/${index}.test.ts`, seconds: index }));
  const text = summaryOf({
    before: { install: 45.04 },
    notTested: ["deploy: no nginx"],
    seconds: 301.2,
    stages: [
      ended("lint", 5.71, { passed: 0, failed: 1, skipped: 0 }),
      ended("build", 41, undefined),
      ended("unit", 100, { passed: 3, failed: 1, skipped: 1, failures: ["lib/a: b"], skips: ["lib/c: d"], files }),
      ended("browser", 200, { ...outcome, files: [{ file: "e2e/catalogue/list.spec.ts", seconds: 31.5 }] }),
    ],
  });
  expect(text).toBe(`
Seconds of each stage; some ran side by side
     45.0  install
      5.7  lint
     41.0  build
    100.0  unit
    200.0  browser
    301.2  in all

Slowest test files, in seconds
     31.5  e2e/catalogue/list.spec.ts
     11.0  lib/11.test.ts
     10.0  lib/10.test.ts
      9.0  lib/9.test.ts
      8.0  lib/8.test.ts
      7.0  lib/7.test.ts
      6.0  lib/6.test.ts
      5.0  lib/5.test.ts
      4.0  lib/4.test.ts
      3.0  lib/3.test.ts

NOT TESTED
  deploy: no nginx
  unit: lib/c: d

FAILED
  lint: see above
  unit: lib/a: b

lint: 0 passed, 1 failed
unit: 3 passed, 1 failed, 1 skipped
browser: 12 passed, 0 failed`);
});

test("what was stopped and what was not begun is not tested, and has no line of its own", () => {
  const text = summaryOf({
    before: {},
    notTested: [],
    seconds: 10,
    stages: [
      ended("lint", 1, outcome),
      { name: "unit", seconds: 9, state: "stopped" },
      { name: "browser", seconds: 0, state: "not run" },
    ],
  });
  expect(text).toContain("NOT TESTED\n  unit: stopped before its end\n  browser: not run\n\nlint: 12 passed, 0 failed");
  expect(text.match(/passed/g)).toHaveLength(1);
});

test("many skipped tests are counted, not listed", () => {
  const skips = Array.from({ length: 23 }, (_, index) => `test ${index}`);
  const text = summaryOf({
    before: {},
    notTested: [],
    seconds: 1,
    stages: [ended("unit", 1, { ...outcome, skipped: 23, skips })],
  });
  expect(text).toContain("unit: test 19\n  and 3 more tests\n");
});
