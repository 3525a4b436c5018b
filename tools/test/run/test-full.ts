import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Outcome } from "../../dev/process/run-command.ts";
import { describeRecord, type PartRecord, withPart } from "./full-record.ts";
import type { StageResult } from "./stages.ts";
import { type StageName, stageNames } from "./test-arguments.ts";
import type { Step } from "./test-stages.ts";

interface Part {
  part: number;
  parts: number;
}

/**
 * What a part of the full run consists of: its share of the files of vitest and of Playwright, the checks of sources in the
 * first, the deployed shop in the last.
 */
export function stepsOfPart({ part, parts }: Part): Step[] {
  const env = { TEST_SCOPE: "full", PROOFS: "all" };
  const shard = parts > 1 ? [`--shard=${part}/${parts}`] : [];
  const inOnePart: Partial<Record<StageName, number>> = { typecheck: 1, lint: 1, knip: 1, deploy: parts };
  return stageNames
    .filter((name) => (inOnePart[name] ?? part) === part)
    .map((name) => ({ name, extra: name in inOnePart ? [] : shard, env }));
}

const json = "docs/test-full.json";
const document = "docs/test-full.md";

/** Writes what a part came to into docs, for whoever ran it to commit. */
export function recordPart(
  root: string,
  { part, parts }: Part,
  results: readonly StageResult<Outcome | undefined>[],
  notTested: readonly string[],
  seconds: number,
): void {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const added: PartRecord = {
    part: `${part}/${parts}`,
    commit: git("rev-parse", "HEAD"),
    isDirty: git("status", "--porcelain", "--", ".", `:!${json}`, `:!${document}`) !== "",
    day: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    seconds: Math.round(seconds),
    stages: results.map(({ name, seconds, value }) => ({
      name,
      seconds: Math.round(seconds * 10) / 10,
      passed: value?.passed ?? 0,
      failed: value?.failed ?? 0,
      skipped: value?.skipped ?? 0,
    })),
    failures: results.flatMap(({ name, value }) => (value?.failures ?? []).map((failure) => `${name}: ${failure}`)),
    notTested: [...notTested],
  };
  const file = join(root, json);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { parts: PartRecord[] }).parts : [];
  const records = withPart(before, added);
  writeFileSync(file, `${JSON.stringify({ parts: records }, null, 2)}\n`);
  writeFileSync(join(root, document), describeRecord(records, added));
  console.log(`\nWritten to ${document}: commit it.`);
}
