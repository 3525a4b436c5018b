import { isFullRun } from "@/tools/dev/test-scope";

/**
 * The fixed handful that every `npm test` runs, one of each promise to buyers. Tests without a tag run besides when a change can break
 * them (`npm test -- --changed`), when their file is named, and in full runs.
 */
export const smoke = { tag: ["@smoke"] };

/** Of a test that is repeated in a loop: the first is one of the handful, the repetitions are for full runs alone. */
export const tagSmokeUnless = (isRepetition: boolean) => (isRepetition ? tagFullRunOnly() : smoke);

/** Details of a test that repeats, in another size, colour, line or page, what a test of every run tries: for full runs alone. */
export const tagFullRunOnly = (isRepetition = true) => ({ tag: isRepetition ? ["@full"] : [] });

/** What a loop of a test goes through: all of it in a full run, otherwise a few that stand for the rest. */
export const chooseAllOrSome = <T>(all: readonly T[], some: readonly NoInfer<T>[]): readonly T[] =>
  isFullRun ? all : some;

/** Colour schemes and widths in which a page is looked at: the narrowest light and the widest dark, in a full run all. */
export function listWindows(...widths: number[]): readonly (readonly ["light" | "dark", number])[] {
  const all = (["light", "dark"] as const).flatMap((scheme) => widths.map((width) => [scheme, width] as const));
  return chooseAllOrSome(all, [
    ["light", Math.min(...widths)],
    ["dark", Math.max(...widths)],
  ]);
}
