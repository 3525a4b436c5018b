import { Script } from "node:vm";

const shared = globalThis as { workOfTest?: () => unknown };
const call = new Script("workOfTest()");

/**
 * Does work that would take hours if its time grew with the square of its input, and ends it with an error after a minute: no
 * limit of a test ends what doesn't yield.
 */
export function endHanging<T>(work: () => T): T {
  shared.workOfTest = work;
  return call.runInThisContext({ timeout: 60_000 }) as T;
}
