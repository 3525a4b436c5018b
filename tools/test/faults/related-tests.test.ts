import { join } from "node:path";
import { expect, it } from "vitest";
import { importGraph } from "./related-tests.ts";

const graph = importGraph(join(import.meta.dirname, "..", "..", ".."));

it("finds the test of a file first, then those that lead to it", () => {
  const [first, ...others] = graph.testsOf("lib/billing/history.ts").map(({ test }) => test);
  expect(first).toBe("lib/billing/history.test.ts");
  expect(others).toContain("lib/billing/webhook/webhook.db.test.ts");
});

it("finds a test that reads a file by its name", () => {
  const tests = graph.testsOf("deploy/proxy/start.sh").map(({ test }) => test);
  expect(tests).toContain("tools/release/proxy-start.test.ts");
});

it("follows the address of a thread", () => {
  expect(graph.reaches("lib/server/workers/start.ts", "lib/code/formats/deliver.ts")).toBe(true);
  expect(graph.reaches("lib/code/formats/deliver.ts", "lib/server/workers/start.ts")).toBe(false);
});
