import { execFileSync } from "node:child_process";

/**
 * What a run of the tests covers. `npm test` is the default: what changed, a fixed handful of sections
 * (tools/sections/representatives.ts) and one test of each behaviour. `npm run test:full` is everything.
 */
export const isFullRun = process.env.TEST_SCOPE === "full";

/** How many random cases a property test tries: few in the default run, all of them in the full one. */
export const chooseRandomCases = (byDefault: number, full: number): number => (isFullRun ? full : byDefault);

/**
 * The seed of all random cases: that of the commit, so that the same tree is always tested with the same cases. TEST_SEED
 * says another one.
 */
export const testSeed = Number(process.env.TEST_SEED) || seedOfCommit();

function seedOfCommit(): number {
  try {
    return Number.parseInt(
      execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).slice(0, 7),
      16,
    );
  } catch {
    // Not a checkout: an archive of the sources has one seed for all.
    return 1;
  }
}

/** The file in which the runner of the tests has noted how it stands with every section (tools/sections/proofs/section-states.ts). */
export const sectionStatesFile = process.env.SECTION_STATES;

/** The sections that a run was asked to prove beside those that are due, `<category>/<slug>` with commas between. */
export const requestedSections = process.env.TEST_SECTIONS ?? "";
