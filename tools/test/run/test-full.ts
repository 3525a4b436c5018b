import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Outcome } from "../../dev/process/run-command.ts";
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
export function listStepsOfPart({ part, parts }: Part): Step[] {
  const env = { TEST_SCOPE: "full" };
  const shard = parts > 1 ? [`--shard=${part}/${parts}`] : [];
  const inOnePart: Partial<Record<StageName, number>> = { typecheck: 1, lint: 1, knip: 1, deploy: parts };
  return stageNames
    .filter((name) => (inOnePart[name] ?? part) === part)
    .map((name) => ({ name, extra: name in inOnePart ? [] : shard, env }));
}

/** What one part of a full run came to, as docs/test-full.json keeps it. */
interface PartRecord {
  /** "2/4": the second of four. */
  part: string;
  commit: string;
  /** Whether the tree had changes that are in no commit. */
  isDirty: boolean;
  /** YYYY-MM-DD */
  day: string;
  /** Processors of the machine. */
  cores: number;
  seconds: number;
  stages: { name: string; seconds: number; passed: number; failed: number; skipped: number }[];
  failures: string[];
  notTested: string[];
}

const json = "docs/test-full.json";
const document = "docs/test-full.md";

/** Writes what a part came to into docs, for whoever ran it to commit. Parts of another division go. */
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
  const names = Array.from({ length: parts }, (_, index) => `${index + 1}/${parts}`);
  const records = names.flatMap(
    (name) => (name === added.part ? added : before.find((one) => one.part === name)) ?? [],
  );
  writeFileSync(file, `${JSON.stringify({ parts: records }, null, 2)}\n`);
  writeFileSync(join(root, document), describeRecord(names, records, added));
  console.log(`\nWritten to ${document}: commit it.`);
}

/** The record for people. Its commit is that of the part that was added last; parts of another one are shown as such. */
function describeRecord(names: readonly string[], records: readonly PartRecord[], last: PartRecord): string {
  const isSame = ({ commit, isDirty }: PartRecord) => commit === last.commit && isDirty === last.isDirty;
  const nameOf = ({ commit, isDirty }: PartRecord) => `${commit.slice(0, 10)}${isDirty ? " with changes" : ""}`;
  const sumOf = (stages: PartRecord["stages"], key: "passed" | "failed" | "skipped") =>
    stages.reduce((sum, stage) => sum + stage[key], 0);
  const rowOf = (name: string) => {
    const record = records.find(({ part }) => part === name);
    if (!record) return `| ${name} | not run | | | | | |`;
    const { stages, day, cores, seconds } = record;
    const commit = isSame(record) ? nameOf(record) : `**another: ${nameOf(record)}**`;
    const counts = (["passed", "failed", "skipped"] as const).map((key) => sumOf(stages, key)).join(", ");
    const times = stages.map((stage) => `${stage.name} ${Math.round(stage.seconds)}`).join(", ");
    return `| ${name} | ${commit} | ${day} | ${cores} | ${(seconds / 60).toFixed(1)} | ${counts} | ${times} |`;
  };
  const own = records.filter(isSame);
  const failed = own.reduce((sum, { stages }) => sum + sumOf(stages, "failed"), 0);
  const missing = names.length - own.length;
  const passed = missing > 0 ? `nothing failed, ${missing} of ${names.length} parts not run` : "everything passed";
  const listOf = (title: string, key: "failures" | "notTested") => {
    const lines = records.flatMap((record) => record[key].map((line) => `- ${record.part}: ${line}`));
    return lines.length > 0 ? ["", `## ${title}`, "", ...lines] : [];
  };
  return [
    "# The last full run of the tests",
    "",
    `Written by \`npm run test:full -- <part>\` from [test-full.json](test-full.json); not edited by hand. Commit ${nameOf(last)}: ${failed > 0 ? `${failed} failed` : passed}.`,
    "",
    "| Part | Commit | Day | Cores | Minutes | Passed, failed, skipped | Stages, in seconds |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...names.map(rowOf),
    ...listOf("Failed", "failures"),
    ...listOf("Not tested", "notTested"),
    "",
  ].join("\n");
}
