import { inspect } from "node:util";

/** Tells a person what is being done: one line per step, with its time when it took long enough to notice. */
export type Progress = {
  step<T>(what: string, work: () => Promise<T>): Promise<T>;
  /** A remark under the current step. */
  note(text: string): void;
};

/**
 * Progress on the terminal; a pipe or a log file gets finished lines only.
 * @param print where lines go instead
 */
export function createTerminalProgress(print?: (line: string) => void): Progress {
  const live = process.stdout.isTTY && !print;
  const say = print ?? console.log;
  const running = new Set<string>();
  /** Of several steps that run beside each other, the one that began last. */
  const showRunning = () => {
    const what = [...running].at(-1);
    if (live && what) process.stdout.write(`  … ${what.padEnd(42)}\r`);
  };
  return {
    async step(what, work) {
      const began = performance.now();
      running.add(what);
      showRunning();
      try {
        const result = await work();
        const seconds = (performance.now() - began) / 1000;
        const time = seconds < 0.05 ? "" : `${seconds.toFixed(1)} s`;
        say(`  ✓ ${what.padEnd(34)} ${time}`);
        return result;
      } catch (error) {
        say(`  ✗ ${what}`);
        throw error;
      } finally {
        running.delete(what);
        showRunning();
      }
    },
    note: (text) => say(`    ${text}`),
  };
}

/** A failure with a sentence for the person at the terminal: printed without a stack. */
export class Refusal extends Error {}

/** Prints what ended a command, and gives the exit code for it. */
export function reportFailure(error: unknown, print: (line: string) => void = console.error): number {
  print(`\n${error instanceof Refusal ? error.message : inspect(error)}`);
  return 1;
}
