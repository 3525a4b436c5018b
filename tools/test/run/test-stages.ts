import { join } from "node:path";
import { ensureProductionBuild } from "../../dev/build.ts";
import { requireProxy } from "../../dev/deployed/proxy.ts";
import { getSiteVariables, withDeployment } from "../../dev/deployed/site.ts";
import { findChromium, installChromium } from "../../dev/process/chromium.ts";
import { createTerminalProgress, reportFailure } from "../../dev/process/progress.ts";
import { type Outcome, type Run, run } from "../../dev/process/run-command.ts";
import { isFullRun } from "../../dev/test-scope.ts";
import { getToolProgram } from "../../dev/tools.ts";
import { evidenceSpec } from "../plan/test-plan.ts";
import { findSectionsDue, isAskingForSections, type SectionVariables } from "./sections-due.ts";
import { createStageOutputs } from "./stage-output.ts";
import type { Stage, StageResult } from "./stages.ts";
import { type StageName, smokeTag } from "./test-arguments.ts";
import { runBrowserTests, runPlaywright, runVitest } from "./test-reports.ts";
import { withTestShop } from "./test-shop.ts";

/** A stage with what its runner is given, and what its environment says besides. */
export interface Step {
  name: StageName;
  extra: string[];
  env: Record<string, string>;
}

const bin = (root: string, ...path: string[]) => join(root, "node_modules", ...path);

/** Checks of the sources alone. */
export const staticChecks = {
  async typecheck(_extra: readonly string[], here: Run, ...more: string[]): Promise<Outcome> {
    const routes = await check([bin(here.root, "next", "dist", "bin", "next"), "typegen"], here);
    if (routes.failed) return routes;
    return check([bin(here.root, "typescript", "bin", "tsc"), "--noEmit", ...more], here);
  },
  lint: async (extra: readonly string[], here: Run) =>
    check([await getToolProgram("biome"), "check", ...(extra.length ? extra : ["."])], here),
  knip: async (extra: readonly string[], here: Run) => check([await getToolProgram("knip"), ...extra], here),
};

/** A tool that only says yes or no counts as one test. */
async function check(args: string[], here: Run): Promise<Outcome> {
  const code = await run(args, here);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

const runners: Record<StageName, (extra: string[], here: Run, env: NodeJS.ProcessEnv) => Promise<Outcome>> = {
  typecheck: (extra, here) => staticChecks.typecheck(extra, here),
  lint: staticChecks.lint,
  knip: staticChecks.knip,
  unit: (extra, here, env) => runVitest("unit", extra, here, env),
  database: (extra, here, env) => runVitest("database", extra, here, env),
  async browser(extra, here, env) {
    if (!findChromium()) installChromium(here.root);
    if (needsNoShop(extra)) return await runPlaywright("evidence", extra, here, env);
    return await withTestShop(here, (shop) => runBrowserTests(extra, here, { ...env, ...shop }));
  },
  async deploy(extra, here, env) {
    requireProxy();
    if (!findChromium()) installChromium(here.root);
    return await withDeployment(here, (site) =>
      runPlaywright("deployed", extra, here, { ...env, ...getSiteVariables(site) }),
    );
  },
};

/** How much of the machine each keeps busy, as measured on two processors, and what it waits for. What fits is run side by side. */
const loads: Record<StageName | "sections" | "build", { share: number; after?: string[] }> = {
  typecheck: { share: 0.25 },
  lint: { share: 0.25 },
  knip: { share: 0.25 },
  sections: { share: 0.25 },
  // Both write the types of routes.
  build: { share: 0.9, after: ["typecheck"] },
  unit: { share: 0.9, after: ["sections"] },
  database: { share: 0.9, after: ["sections"] },
  browser: { share: 0.9, after: ["sections", "build"] },
  deploy: { share: 0.9, after: ["build"] },
};

/** Whether a browser stage is given nothing but the tests of copies on model pages. */
function needsNoShop(extra: readonly string[]): boolean {
  const files = extra.filter((argument) => !argument.startsWith("-"));
  return files.length > 0 && files.every((file) => file === evidenceSpec);
}

/** The browser stage without arguments is that of `npm test`: the smoke tests. In a full run it has arguments, or wants all. */
function withDefaults({ name, extra, env }: Step): Step {
  const isDefault = name === "browser" && extra.length === 0 && env.TEST_SCOPE !== "full" && !isFullRun;
  return { name, extra: isDefault ? [`--grep=${smokeTag}`] : extra, env };
}

type Work = (where: Run) => Promise<Outcome | undefined>;

/**
 * Makes stages whose output is kept apart, and that fail where their work throws.
 * @param isAlone whether its work has the terminal: Playwright's inspector and vitest's own display need one
 */
export function withOutput(here: Run, isAlone = false) {
  const open = createStageOutputs(console.log);
  return (name: string, share: number, work: Work, after: readonly string[] = []): Stage<Outcome | undefined> => ({
    name,
    share,
    after,
    async run() {
      const { print, close } = open();
      const began = performance.now();
      print(`\n── ${name}`);
      try {
        return await work(isAlone ? here : { ...here, print });
      } catch (error) {
        here.signal.throwIfAborted();
        reportFailure(error, print);
        return { passed: 0, failed: 1, skipped: 0 };
      } finally {
        print(`── ${name} took ${((performance.now() - began) / 1000).toFixed(1)} s`);
        close();
      }
    },
  });
}

/** The stages of a run: its steps, and before them what they need of the sections and the build. */
export function buildStages(asked: readonly Step[], here: Run): Stage<Outcome | undefined>[] {
  const steps = asked.map(withDefaults);
  const output = withOutput(here, steps.length === 1);
  const stage = (name: keyof typeof loads, work: Work) => output(name, loads[name].share, work, loads[name].after);
  let sections: SectionVariables = { E2E_PROOFS: "" };
  const sectionsFirst: Stage<Outcome | undefined>[] = [];
  const buildFirst: Stage<Outcome | undefined>[] = [];
  const asking = steps.filter(({ name, extra }) => isAskingForSections(name, extra));
  if (asking.length > 0) {
    const env = { ...process.env, ...asking[0]?.env };
    const walk = async (where: Run) => {
      sections = await findSectionsDue(where, env.PROOFS ?? "", env);
      return undefined;
    };
    sectionsFirst.push(stage("sections", walk));
  }
  if (steps.some(({ name, extra }) => name === "deploy" || (name === "browser" && !needsNoShop(extra)))) {
    const build = async ({ root, signal, print }: Run) => {
      await ensureProductionBuild(root, undefined, createTerminalProgress(print), signal);
      return undefined;
    };
    buildFirst.push(stage("build", build));
  }
  const own = steps.map(({ name, extra, env }) =>
    stage(name, (where) => runners[name](extra, where, { ...process.env, ...sections, ...env })),
  );
  const checks = own.filter(({ name }) => Object.hasOwn(staticChecks, name));
  const ofBuild = own.filter(({ name }) => name === "browser" || name === "deploy");
  // What a unit test finds is said before minutes are spent on a build.
  const ofSources = own.filter((one) => !checks.includes(one) && !ofBuild.includes(one));
  return [...checks, ...sectionsFirst, ...ofSources, ...buildFirst, ...ofBuild];
}

/** Whether a stage is no reason to fail. One that is asked for has tests; a choice may come to nothing. */
export function isGood({ value }: StageResult<Outcome | undefined>, mayBeEmpty: boolean): boolean {
  return !value || (value.failed === 0 && (value.passed > 0 || mayBeEmpty));
}
