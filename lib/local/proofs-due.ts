import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "./progress.ts";
import { type Run, run } from "./run-command.ts";

/** What tests of sections are told: how it stands with each section, and which ones the browser tries on the model pages. */
export type SectionVariables = { SECTION_STATES?: string; E2E_PROOFS: string };

/** Asked for alone, these browser tests have something to try as well. */
const asking = ["copies", "drawn", "evidence", "leaks", "projects", "sitemap"];

/** Whether tests in files of these names ask which sections are due. No names are all files. */
export function asksForSections(runner: string, names: readonly string[]): boolean {
  if (runner === "unit") return true;
  const files = names.filter((name) => name.includes(".spec"));
  return (
    runner === "browser" && (files.length === 0 || asking.some((name) => files.some((file) => file.includes(name))))
  );
}

/**
 * Asks lib/studio how it stands with every section and what is proved of each this time.
 * @param asked "all", or folders with commas between, beside those that are due in any case
 */
export async function sectionsDue(here: Run, asked: string): Promise<SectionVariables> {
  const folder = join(here.root, ".local", "test");
  mkdirSync(folder, { recursive: true });
  const walk = join("lib", "studio", "section-states.ts");
  const hasStates = existsSync(join(here.root, walk));
  const file = join(folder, hasStates ? "section-states.json" : "proofs-due");
  rmSync(file, { force: true });
  const script = hasStates ? walk : join("lib", "studio", "proofs-due.ts");
  const named = !hasStates && asked.includes("/") ? `stale,${asked}` : asked;
  const code = await run(["--import", "tsx", script, file, named], here);
  if (code !== 0) throw new Refusal("What is to be proved of which section is not known: see above.");
  const text = readFileSync(file, "utf8");
  if (!hasStates) return { E2E_PROOFS: text };
  return { SECTION_STATES: file, E2E_PROOFS: (JSON.parse(text) as { evidence: string[] }).evidence.join() };
}
