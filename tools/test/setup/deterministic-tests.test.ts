import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "../list-files";

const root = join(import.meta.dirname, "../../..");
const files = ["app", "components", "lib", "prisma", "tools/dev", "tools/release", "tools/sections", "tools/test"]
  .flatMap((folder) => listFiles(root, folder))
  // What is measured is measured by `npm run bench`, and in full runs.
  .filter(
    (path) => /\.test\.tsx?$/.test(path) && !path.includes(".full.") && !path.endsWith("deterministic-tests.test.ts"),
  );

it.each([
  ["the clock", /\bperformance\.now\(\) - |\bhrtime\b|\bcpuUsage\(/],
  ["the memory of the process", /\bmemoryUsage\b|\bresourceUsage\(/],
  ["chance", /\bMath\.random\(/],
  [
    "a second's patience: waitFor() of tools/test/setup/test-wait.ts waits as long as it takes",
    /\bvi\.wait(For|Until)\(|\bexpect\.poll\(/,
  ],
])("no test is decided by %s", (_, pattern) => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => pattern.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});
