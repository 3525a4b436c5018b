import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countOf, type Fault } from "./lists/fault.ts";
import type { RelatedTests } from "./related-tests.ts";
import type { Failure, WarmVitest } from "./warm-vitest.ts";

/** How many test files are run at a time at most: the first that fails ends the search. */
const mostAtOnce = 4;
/** Where threads are started, whose bundle vitest makes once for its life (tools/test/setup/test-worker.ts). */
const threads = { start: "lib/server/workers/start.ts", bundled: "lib/worker.ts" };

/** Plants faults in a copy of the tree, one at a time, and looks for the first test that fails of each. */
export class FaultSearch {
  /** Whether a test file passes without a fault; asked once of each that found something. */
  readonly #passes = new Map<string, boolean>();
  readonly #root: string;
  readonly #related: RelatedTests;
  readonly #vitest: WarmVitest;

  constructor(root: string, related: RelatedTests, vitest: WarmVitest) {
    this.#root = root;
    this.#related = related;
    this.#vitest = vitest;
  }

  /**
   * The first test of the default run that fails with the fault and passes without it; the nearest tests are run first.
   * @param most how many test files are run
   */
  async find(fault: Fault, most = Number.POSITIVE_INFINITY): Promise<Failure | undefined> {
    const tests = (await this.#vitest.inDefaultRun(this.#related.testsOf(fault.file))).slice(0, most);
    const found = await this.#findIn(tests, fault);
    if (found || !this.#related.reaches(threads.bundled, fault.file)) return found;
    const withThreads = tests.filter((test) => this.#related.reaches(test, threads.start));
    if (withThreads.length === 0) return undefined;
    await this.#vitest.close();
    try {
      return await this.#findIn(withThreads, fault, true);
    } finally {
      await this.#vitest.close();
    }
  }

  async #findIn(tests: readonly string[], fault: Fault, isFresh = false): Promise<Failure | undefined> {
    // The nearest alone: mostly it is the one.
    for (let at = 0; at < tests.length; at += Math.min(at + 1, mostAtOnce)) {
      const group = tests.slice(at, at + Math.min(at + 1, mostAtOnce));
      const failures = await this.#planted(fault, () => this.#vitest.run(group));
      for (const file of new Set(failures.map((failure) => failure.file))) {
        // With the fault in its bundle, this process can't say what passes without.
        if (isFresh) await this.#vitest.close();
        if (await this.#passesWithout(file)) return failures.find((failure) => failure.file === file);
      }
    }
    return undefined;
  }

  async #passesWithout(file: string): Promise<boolean> {
    const known = this.#passes.get(file);
    if (known !== undefined) return known;
    const passes = (await this.#vitest.run([file])).length === 0;
    if (!passes) console.warn(`    ${file} fails without a fault too: it finds nothing`);
    this.#passes.set(file, passes);
    return passes;
  }

  async #planted<T>({ file, find, plant }: Fault, work: () => Promise<T>): Promise<T> {
    const path = join(this.#root, file);
    const text = readFileSync(path, "utf8");
    if (countOf(text, find) !== 1) throw new Error(`${file} has not exactly one "${find}"`);
    const write = (content: string) => {
      writeFileSync(path, content);
      this.#vitest.changed(path);
    };
    write(text.replace(find, () => plant));
    try {
      return await work();
    } finally {
      write(text);
    }
  }
}
