import { expect, test, vi } from "vitest";
import type { StageName } from "./test-arguments";
import { withTools } from "./test-tools";

const steps = (["lint", "unit", "browser", "deploy"] as StageName[]).map((name) => ({ name, extra: [], env: {} }));

function tryWithout(tools: { chromium?: string; proxy?: string }, isStrict = false) {
  const result = withTools(steps, "", isStrict, { chromium: () => tools.chromium, proxy: () => tools.proxy });
  return [result.steps.map(({ name }) => name).join(" "), ...result.notTested];
}

test("what this machine can't test is left out, and said, except where that is a fault", () => {
  expect(tryWithout({})).toEqual(["lint unit browser deploy"]);
  const noDeploy = expect.stringMatching(/^deploy: the shop behind its proxy.* No nginx\.$/);
  expect(tryWithout({ proxy: "No nginx." })).toEqual(["lint unit browser", noDeploy]);
  const [left, ...said] = tryWithout({ chromium: "No Chromium." });
  expect([left, ...said.map((line) => line.split(":")[0])]).toEqual(["lint unit", "browser", "deploy"]);
  expect(tryWithout({ chromium: "No Chromium." }, true)).toEqual(["lint unit browser deploy"]);
});

test("nobody installs what no step needs", () => {
  const tools = { chromium: vi.fn(), proxy: vi.fn() };
  withTools(steps.slice(0, 3), "", false, tools);
  expect(tools.proxy).not.toHaveBeenCalled();
  withTools(steps.slice(0, 2), "", false, tools);
  expect(tools.chromium).toHaveBeenCalledTimes(1);
});
