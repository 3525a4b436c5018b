import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./lists/fault.ts";
import type { RelatedTests } from "./related-tests.ts";
import type { Failure, WarmVitest } from "./warm-vitest.ts";

/** How many test files are run at a time at most: the first that fails ends the search. */
const mostAtOnce = 4;

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

  /** The first test of the default run that fails with the fault and passes without it; the nearest tests are run first. */
  async find(fault: Fault): Promise<Failure | undefined> {
    const tests = await this.#vitest.inDefaultRun(this.#related.testsOf(fault.file));
    // The nearest alone: mostly it is the one.
    for (let at = 0; at < tests.length; at += Math.min(at + 1, mostAtOnce)) {
      const failures = await this.#runWith(fault, tests.slice(at, at + Math.min(at + 1, mostAtOnce)));
      for (const file of new Set(failures.map((failure) => failure.file))) {
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

  async #runWith({ file, find, plant }: Fault, tests: readonly string[]): Promise<Failure[]> {
    const path = join(this.#root, file);
    const text = readFileSync(path, "utf8");
    const write = (content: string) => {
      writeFileSync(path, content);
      this.#vitest.changed(path);
    };
    write(text.replace(find, () => plant));
    try {
      return await this.#vitest.run(tests);
    } finally {
      write(text);
      // What was bundled for threads meanwhile has the fault in it.
      if (this.#related.isInThreads(file)) await this.#vitest.close();
    }
  }
}
