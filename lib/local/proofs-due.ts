import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "./progress.ts";
import { type Run, run } from "./run-command.ts";

/** Asked for alone, these have something to try as well. */
const asking = ["copies", "drawn", "evidence", "leaks", "projects", "sitemap"];

/**
 * Asks lib/studio which sections are tried this time, for the browser tests that ask `isDue` (e2e/support/sections.ts).
 * @param extra what Playwright is given: when it names other tests, nobody needs to be asked
 * @param asked as lib/studio/due.ts understands it
 */
export async function proofsDue(here: Run, extra: readonly string[], asked: string): Promise<{ E2E_PROOFS: string }> {
  const files = extra.filter((argument) => argument.includes(".spec"));
  if (files.length > 0 && !files.some((file) => asking.some((name) => file.includes(name)))) return { E2E_PROOFS: "" };
  const folder = join(here.root, ".local", "test");
  const file = join(folder, "proofs-due");
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const script = join("lib", "studio", "proofs-due.ts");
  const code = await run(["--import", "tsx", script, file, asked], here);
  if (code !== 0) throw new Refusal("Which sections are to be tried is not known: see above.");
  return { E2E_PROOFS: readFileSync(file, "utf8") };
}
