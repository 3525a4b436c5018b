import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../../dev/process/progress.ts";
import { type Run, run } from "../../dev/process/run-command.ts";

/** What tests of sections are told: how it stands with each section, and which ones the browser tries, also on the model pages. */
export type SectionVariables = { SECTION_STATES?: string; E2E_PROOFS: string; E2E_EVIDENCE?: string };

/** Which tests ask for it, by what their files are called. */
const asking: Record<string, RegExp> = {
  unit: /proof|contract/,
  browser: /copies|drawn|evidence|leaks|projects|sitemap/,
};

/**
 * Whether a stage has tests that ask which sections are due.
 * @param extra what its runner is given; all its tests are run when that names none
 */
export function isAskingForSections(stage: string, extra: readonly string[]): boolean {
  const names = extra.filter((argument) => !argument.startsWith("-"));
  const own = asking[stage];
  return own !== undefined && (names.length === 0 || names.some((name) => own.test(name)));
}

/**
 * Asks tools/sections how it stands with every section and what is proved of each this time.
 * @param asked "all", or folders with commas between, beside those that are due in any case
 * @param env of the run: TEST_SCOPE is "full" in a full one
 */
export async function findSectionsDue(here: Run, asked: string, env: NodeJS.ProcessEnv): Promise<SectionVariables> {
  const folder = join(here.root, ".local", "test");
  const file = join(folder, "section-states.json");
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const code = await run(
    ["--import", "tsx", join("tools", "sections", "proofs", "section-states.ts"), file, asked],
    here,
    env,
  );
  if (code !== 0) throw new Refusal("What is to be proved of which section is not known: see above.");
  const { due, evidence } = JSON.parse(readFileSync(file, "utf8")) as { due: object; evidence: string[] };
  const tried = env.TEST_SCOPE === "full" ? Object.keys(due) : evidence;
  return { SECTION_STATES: file, E2E_PROOFS: tried.join(), E2E_EVIDENCE: evidence.join() };
}
