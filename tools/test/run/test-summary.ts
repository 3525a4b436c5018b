import type { Outcome } from "../../dev/process/run-command.ts";
import type { StageResult } from "./stages.ts";

/** What the end of a log tells of a whole run. */
export interface Summary {
  /** Those that aren't tests, as the build, have no outcome. */
  stages: readonly StageResult<Outcome | undefined>[];
  /** Seconds of what came before the stages, by name. */
  before: Record<string, number>;
  /** What this machine can't test, or nobody asked for, with why. */
  notTested: readonly string[];
  /** Of the run, from its first stage to its last. */
  seconds: number;
}

/** How many of the slowest files are named. */
const slowest = 10;

/**
 * The end of a run's log. Its last lines are `<stage>: N passed, N failed`, with `, N skipped` where some were, since a log is
 * often cut to them.
 */
export function formatSummary({ stages, before, notTested, seconds }: Summary): string {
  const ended = stages.filter(({ state }) => state === "ended");
  const rows: [string, number][] = [
    ...Object.entries(before),
    ...ended.map(({ name, seconds }): [string, number] => [name, seconds]),
    ["in all", seconds],
  ];
  const times = rows.map(([name, seconds]) => row(seconds, name));
  const files = ended
    .flatMap(({ value }) => value?.files ?? [])
    .sort((a, b) => b.seconds - a.seconds || a.file.localeCompare(b.file))
    .slice(0, slowest);
  const skips = ended.flatMap(({ name, value }) => (value?.skips ?? []).map((skip) => `${name}: ${skip}`));
  const cut = stages
    .filter(({ state }) => state !== "ended")
    .map(({ name, state }) => `${name}: ${state === "stopped" ? "stopped before its end" : "not run"}`);
  return [
    ...block("Seconds of each stage; some ran side by side", times),
    ...block(
      "Slowest test files, in seconds",
      files.map(({ file, seconds }) => row(seconds, file)),
    ),
    ...block("NOT TESTED", [...notTested, ...cut, ...some(skips)]),
    ...block("FAILED", failuresOf(ended)),
    "",
    ...ended.flatMap(({ name, value }) => (value ? `${name}: ${countsOf(value)}` : [])),
  ].join("\n");
}

/** "N passed, N failed", and how many were skipped. */
function countsOf({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}

/** What failed, by name; a stage that gives no names by its own. */
function failuresOf(stages: Summary["stages"]): string[] {
  return stages.flatMap(({ name, value }) => {
    const named = (value?.failures ?? []).map((failure) => `${name}: ${failure}`);
    return named.length === 0 && value?.failed ? [`${name}: see above`] : named;
  });
}

const row = (seconds: number, name: string) => `${seconds.toFixed(1).padStart(7)}  ${name}`;

function block(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ["", title, ...lines.map((line) => `  ${line}`)] : [];
}

function some(lines: readonly string[]): string[] {
  return lines.length > 20 ? [...lines.slice(0, 20), `and ${lines.length - 20} more tests`] : [...lines];
}
