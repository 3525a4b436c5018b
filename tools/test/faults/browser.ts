import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { smokeTag } from "../run/test-arguments.ts";
import { runBrowserTests } from "../run/test-reports.ts";
import { withTestShop } from "../run/test-shop.ts";
import type { Fault } from "./lists/fault.ts";

/**
 * Builds a copy of the tree with a fault and runs the smoke tests of its browser file there. The first test that fails; undefined when all pass.
 * @param signal stops it
 */
export async function findInBrowser(root: string, fault: Fault, signal: AbortSignal): Promise<string | undefined> {
  if (!fault.spec) return undefined;
  const [path, run, spec] = [join(root, fault.file), { root, signal }, fault.spec];
  const text = readFileSync(path, "utf8");
  const failed = async () =>
    (await withTestShop(run, (env) => runBrowserTests([spec, `--grep=${smokeTag}`], run, env))).failures ?? [];
  writeFileSync(
    path,
    text.replace(fault.find, () => fault.plant),
  );
  let failures: string[];
  try {
    failures = await failed();
  } finally {
    writeFileSync(path, text);
  }
  if (failures.length === 0) return undefined;
  const unrelated = new Set((await failed()).map(titleOf));
  return failures.map(titleOf).find((title) => !unrelated.has(title));
}

/** A failure without the message it ends with, which differs from run to run. */
const titleOf = (failure: string) => failure.split(": ", 1)[0] ?? failure;
