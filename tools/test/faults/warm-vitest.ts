import { relative } from "node:path";
import { createVitest, type TestModule, type TestSpecification, type Vitest } from "vitest/node";

/** A test that failed. */
export interface Failure {
  file: string;
  /** Undefined when the file as a whole failed. */
  title: string | undefined;
}

/**
 * The unit and database tests of a tree, as vitest.config.ts there has them by default. One process serves any number of runs: its
 * database server starts once, and only what has changed is transformed anew.
 */
export class WarmVitest {
  readonly #root: string;
  #vitest: Vitest | undefined;
  #specifications = new Map<string, TestSpecification[]>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Those of these test files that the default run has. */
  async inDefaultRun(files: readonly string[]): Promise<string[]> {
    await this.#start();
    return files.filter((file) => this.#specifications.has(file));
  }

  /** Runs test files; the failed tests. */
  async run(files: readonly string[]): Promise<Failure[]> {
    const vitest = await this.#start();
    const specifications = files.flatMap((file) => this.#specifications.get(file) ?? []);
    const { testModules } = await vitest.runTestSpecifications(specifications);
    const asked = new Set(files);
    return testModules.flatMap((module) => {
      const file = relative(this.#root, module.moduleId);
      return asked.has(file) ? failuresOf(module, file) : [];
    });
  }

  /** Says that a file is no longer as it was. */
  changed(path: string): void {
    this.#vitest?.invalidateFile(path);
  }

  /** Ends all processes; the next run starts them anew. */
  async close(): Promise<void> {
    const vitest = this.#vitest;
    this.#vitest = undefined;
    await vitest?.close();
  }

  async #start(): Promise<Vitest> {
    if (this.#vitest) return this.#vitest;
    const vitest = await createVitest("test", { root: this.#root, watch: false, reporters: [{}] });
    this.#vitest = vitest;
    await vitest.standalone();
    this.#specifications = new Map();
    for (const specification of await vitest.globTestSpecifications()) {
      const file = relative(this.#root, specification.moduleId);
      this.#specifications.set(file, [...(this.#specifications.get(file) ?? []), specification]);
    }
    return vitest;
  }
}

function failuresOf(module: TestModule, file: string): Failure[] {
  const titles = [...module.children.allTests("failed")].map(({ fullName }) => fullName);
  if (titles.length > 0) return titles.map((title) => ({ file, title }));
  return module.ok() ? [] : [{ file, title: undefined }];
}
