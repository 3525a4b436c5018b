import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { changedFiles } from "./changed-files.ts";
import { canHaveProxy } from "./deployed/proxy.ts";
import type { Run } from "./run-command.ts";
import { planOf, type Spec } from "./test-plan.ts";
import { testFiles } from "./test-reports.ts";

/** A runner of lib/local/test.ts with what it is given, and what its environment says. */
export interface Step {
  name: string;
  extra: string[];
  env: Record<string, string>;
}

/** What `npm test -- --changed[=<base>]` runs; says what it chose and why. */
export function stepsForChange(here: Run, asked?: string): Step[] {
  const { base, from, files } = changedFiles(here.root, asked);
  const plan = planOf(files, specsIn(here.root));
  const step = (name: string, extra: string[] = [], env = {}): Step => ({ name, extra, env });
  const vitest = (project: "unit" | "database") => {
    if (plan[project] === "none") return [];
    if (plan[project] === "all") return [step(project)];
    const related = testFiles(project, here.root, base);
    return related.length > 0 ? [step(project, related)] : [];
  };
  const browser = () => {
    if (plan.browser !== "all" && plan.browser.length === 0) return [];
    const patterns = plan.browser === "all" ? [] : plan.browser;
    // For all sections it is as always: what has no fresh evidence, and a tenth of the rest.
    if (!plan.sections) return [step("browser", patterns)];
    const chosen = ["stale", ...plan.sections].join();
    return [step("browser", patterns, { PROOFS: chosen, E2E_SECTIONS: plan.sections.join() })];
  };
  const steps = [
    ...(plan.code ? [step("typecheck")] : []),
    step("lint"),
    ...(plan.code ? [step("knip")] : []),
    ...vitest("unit"),
    ...vitest("database"),
    ...browser(),
    ...(plan.browser === "all" && canHaveProxy() ? [step("deploy")] : []),
  ];
  console.log(`Changed since ${base.slice(0, 10)} (${from}): ${files.length} files`);
  for (const reason of plan.reasons) console.log(`  ${reason}`);
  for (const { name, extra } of steps) console.log(`→ ${name}${extra.length > 0 ? `: ${extra.join(" ")}` : ""}`);
  return steps;
}

function specsIn(root: string): Spec[] {
  return readdirSync(join(root, "e2e"))
    .filter((name) => name.endsWith(".spec.ts"))
    .map((name) => ({ path: `e2e/${name}`, text: readFileSync(join(root, "e2e", name), "utf8") }));
}
