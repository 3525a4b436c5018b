import { expect, test } from "vitest";
import type { Plan } from "@/tools/test/plan/test-plan";
import { listSteps } from "./test-changed";

const plan: Plan = {
  code: true,
  unit: ["lib/a.test.ts"],
  database: [],
  browser: ["e2e/api/mcp.spec.ts", "e2e/chrome/limits.spec.ts"],
  whole: ["e2e/api/mcp.spec.ts"],
  deploy: false,
  sections: ["cta/ticket", "stats/tally"],
  reasons: [],
};

test("a plan becomes stages with their files, which prove the sections that changed", () => {
  const steps = listSteps(plan);
  expect(steps.map(({ name, extra }) => [name, ...extra].join(" "))).toEqual([
    "typecheck",
    "lint",
    "knip",
    "unit lib/a.test.ts",
    "browser e2e/api/mcp.spec.ts e2e/chrome/limits.spec.ts --grep=@smoke|api/mcp\\.spec\\.ts",
  ]);
  const sections = "cta/ticket,stats/tally";
  for (const { env } of steps)
    expect(env).toEqual({ PROOFS: sections, TEST_SECTIONS: sections, E2E_SECTIONS: sections });
});

test("all is a stage without files, of any section unless they are named", () => {
  const steps = listSteps({ ...plan, unit: "all", database: "all", browser: "all", deploy: true, sections: undefined });
  expect(steps.slice(3)).toEqual(
    ["unit", "database", "browser", "deploy"].map((name) => ({
      name,
      extra: name === "browser" ? ["--grep=@smoke|api/mcp\\.spec\\.ts"] : [],
      env: {},
    })),
  );
});

test("documentation is linted and nothing else", () => {
  const nothing = { unit: [], database: [], browser: [], sections: [] };
  expect(listSteps({ ...plan, ...nothing, code: false }).map(({ name }) => name)).toEqual(["lint"]);
});
