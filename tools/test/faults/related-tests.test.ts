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

it("knows what runs in threads", () => {
  expect(related.isInThreads("lib/code/formats/deliver.ts")).toBe(true);
  expect(related.isInThreads("lib/server/workers/start.ts")).toBe(false);
});
