import { expect, test } from "vitest";
import type { StageName } from "./test-arguments";
import { withTools } from "./test-tools";

const steps = (["lint", "unit", "browser", "deploy"] as StageName[]).map((name) => ({ name, extra: [], env: {} }));
const there = () => undefined;

function tryWithout(tools: { chromium?: string; proxy?: string }, isStrict = false) {
  const result = withTools(steps, "", isStrict, { chromium: () => tools.chromium, proxy: () => tools.proxy });
  return { names: result.steps.map(({ name }) => name), notTested: result.notTested };
}

test("with all tools everything is run", () => {
  expect(tryWithout({})).toEqual({ names: ["lint", "unit", "browser", "deploy"], notTested: [] });
});

test("without nginx the deployed shop is left out, and it is said what is not tested", () => {
  const { names, notTested } = tryWithout({ proxy: "No nginx." });
  expect(names).toEqual(["lint", "unit", "browser"]);
  expect(notTested).toEqual([expect.stringMatching(/^deploy: the shop behind its proxy.* No nginx\.$/)]);
});

test("without Chromium nothing is tried in a browser, except where that is a fault", () => {
  const { names, notTested } = tryWithout({ chromium: "No Chromium." });
  expect(names).toEqual(["lint", "unit"]);
  expect(notTested.map((line) => line.split(":")[0])).toEqual(["browser", "deploy"]);
  expect(tryWithout({ chromium: "No Chromium." }, true)).toEqual({
    names: ["lint", "unit", "browser", "deploy"],
    notTested: [],
  });
});

test("nobody installs what no step needs", () => {
  let asked = false;
  const ask = () => {
    asked = true;
    return undefined;
  };
  withTools(steps.slice(0, 2), "", false, { chromium: ask, proxy: ask });
  expect(asked).toBe(false);
  withTools(steps.slice(2, 3), "", false, { chromium: there, proxy: ask });
  expect(asked).toBe(false);
});
