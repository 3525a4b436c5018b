import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Seconds that the tests of each file took when they were last run on this machine. */
export type TestTimes = Record<string, number>;

const fileIn = (root: string) => join(root, ".local", "test-times.json");

/** What earlier runs noted; nothing on a fresh clone. */
export function readTimes(root: string): TestTimes {
  try {
    return JSON.parse(readFileSync(fileIn(root), "utf8")) as TestTimes;
  } catch {
    return {};
  }
}

/** Notes the times of a run beside those of files it did not run. */
export function noteTimes(root: string, files: readonly { file: string; seconds: number }[]): void {
  const times = { ...readTimes(root), ...Object.fromEntries(files.map(({ file, seconds }) => [file, seconds])) };
  mkdirSync(dirname(fileIn(root)), { recursive: true });
  writeFileSync(fileIn(root), JSON.stringify(times));
}
