import { join } from "node:path";
import { expect, it } from "vitest";
import { readRelatedTests } from "./related-tests.ts";

const related = readRelatedTests(join(import.meta.dirname, "..", "..", ".."));

it("finds the test of a file first, then those that lead to it", () => {
  const [first, ...others] = related.testsOf("lib/billing/history.ts");
  expect(first).toBe("lib/billing/history.test.ts");
  expect(others).toContain("lib/billing/webhook/webhook.db.test.ts");
});

it("finds a test that reads a file by its name", () => {
  const tests = related.testsOf("deploy/proxy/start.sh");
  expect(tests).toContain("tools/release/proxy-start.test.ts");
});

it("follows the address of a thread", () => {
  expect(related.reaches("lib/server/workers/start.ts", "lib/code/formats/deliver.ts")).toBe(true);
  expect(related.reaches("lib/code/formats/deliver.ts", "lib/server/workers/start.ts")).toBe(false);
});
