import { isFullRun } from "../../lib/local/test-scope";

/** Details of a test that repeats, in another size, colour, line or page, what a test of every run tries: for full runs alone. */
export const fullRunOnly = (isRepetition = true) => ({ tag: isRepetition ? ["@full"] : [] });

/** What a loop of a test goes through: all of it in a full run, otherwise a few that stand for the rest. */
export const allOrSome = <T>(all: readonly T[], some: readonly NoInfer<T>[]): readonly T[] => (isFullRun ? all : some);

/** Colour schemes and widths in which a page is looked at: the narrowest light and the widest dark, in a full run all. */
export function windowsOf(...widths: number[]): readonly (readonly ["light" | "dark", number])[] {
  const all = (["light", "dark"] as const).flatMap((scheme) => widths.map((width) => [scheme, width] as const));
  return allOrSome(all, [
    ["light", Math.min(...widths)],
    ["dark", Math.max(...widths)],
  ]);
}
