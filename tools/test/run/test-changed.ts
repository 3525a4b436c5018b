import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findChangedFiles } from "../plan/changed-files.ts";
import { readImportGraph } from "../plan/import-graph.ts";
import { type Plan, planTests, type Sources } from "../plan/test-plan.ts";
import { type StageName, smokeTag } from "./test-arguments.ts";
import type { Step } from "./test-stages.ts";

/** How many files of a stage are named one by one. */
const named = 12;

/** What `npm test -- --changed[=<base>]` runs; says what it chose and why. */
export function planStepsForChange(root: string, asked?: string): Step[] {
  const { base, from, files } = findChangedFiles(root, asked);
  const plan = planTests(files, readSources(root));
  const steps = listSteps(plan);
  console.log(`Changed since ${base.slice(0, 10)} (${from}): ${files.length} files`);
  for (const reason of plan.reasons) console.log(`  ${reason}`);
  for (const { name, extra } of steps) {
    const first = extra.slice(0, named).join(" ");
    const rest = extra.length > named ? ` and ${extra.length - named} more` : "";
    console.log(`→ ${name}${extra.length > 0 ? ` (${extra.length}): ${first}${rest}` : ""}`);
  }
  if (plan.sections && plan.sections.length > 0) console.log(`→ of sections: ${plan.sections.join(" ")}`);
  return steps;
}

/** The imports of the project, and the text of each of its files. */
function readSources(root: string): Sources {
  const texts = new Map<string, string>();
  return {
    graph: readImportGraph(root),
    textOf(file) {
      const text = texts.get(file) ?? readFileSync(join(root, file), "utf8");
      texts.set(file, text);
      return text;
    },
  };
}

/** The argument by which Playwright runs the smoke tests of what it is given, and of these files and folders every test. */
function smokeAnd(whole: readonly string[]): string {
  return `--grep=${[smokeTag, ...whole.map((path) => path.replace("e2e/", "").replaceAll(".", "\\."))].join("|")}`;
}

/** The stages of a plan; exported for its test. */
export function listSteps(plan: Plan): Step[] {
  const sections = plan.sections?.join();
  // Which sections are proved: those of the change, besides what is due in any case.
  const env: Record<string, string> =
    sections === undefined ? {} : { PROOFS: sections, TEST_SECTIONS: sections, E2E_SECTIONS: sections };
  const step = (name: StageName, extra: string[] = []): Step => ({ name, extra, env });
  const chosen = (name: "unit" | "database" | "browser"): Step[] => {
    const files = plan[name];
    if (files.length === 0) return [];
    const named = files === "all" ? [] : files;
    return [step(name, name === "browser" ? [...named, smokeAnd(plan.whole)] : named)];
  };
  return [
    ...(plan.code ? [step("typecheck")] : []),
    step("lint"),
    ...(plan.code ? [step("knip")] : []),
    ...chosen("unit"),
    ...chosen("database"),
    ...chosen("browser"),
    ...(plan.deploy ? [step("deploy")] : []),
  ];
}
