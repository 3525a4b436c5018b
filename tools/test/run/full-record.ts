/** What one part of a full run came to, as docs/test-full.json keeps it. */
export interface PartRecord {
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

/** The parts on record with one more: in the place of its last run, and of all that belong to another division. */
export function withPart(records: readonly PartRecord[], added: PartRecord): PartRecord[] {
  const parts = divisionOf(added);
  const kept = records.filter((record) => divisionOf(record) === parts && record.part !== added.part);
  return [...kept, added].sort((a, b) => numberOf(a) - numberOf(b));
}

const divisionOf = ({ part }: PartRecord) => Number(part.split("/")[1]);
const numberOf = ({ part }: PartRecord) => Number(part.split("/")[0]);

/**
 * The record for people. Its commit is that of the part that was added last; parts of another commit, and those that have not
 * been run, are shown as such.
 */
export function describeRecord(records: readonly PartRecord[], last: PartRecord): string {
  const parts = divisionOf(last);
  const rows = Array.from({ length: parts }, (_, index) => {
    const part = `${index + 1}/${parts}`;
    const record = records.find((one) => one.part === part);
    return record ? rowOf(record, last) : `| ${part} | not run | | | | | |`;
  });
  const failures = records.flatMap(({ part, failures }) => failures.map((failure) => `- ${part}: ${failure}`));
  const notTested = records.flatMap(({ part, notTested }) => notTested.map((line) => `- ${part}: ${line}`));
  return [
    "# The last full run of the tests",
    "",
    `Written by \`npm run test:full -- <part>\` from [test-full.json](test-full.json); not edited by hand. Commit ${nameOf(last)}: ${verdictOf(records, last)}.`,
    "",
    "| Part | Commit | Day | Cores | Minutes | Passed, failed, skipped | Stages, in seconds |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    ...(failures.length > 0 ? ["", "## Failed", "", ...failures] : []),
    ...(notTested.length > 0 ? ["", "## Not tested", "", ...notTested] : []),
    "",
  ].join("\n");
}

function rowOf(record: PartRecord, last: PartRecord): string {
  const count = (key: "passed" | "failed" | "skipped") => record.stages.reduce((sum, stage) => sum + stage[key], 0);
  const commit = isSame(record, last) ? nameOf(record) : `**another: ${nameOf(record)}**`;
  const stages = record.stages.map(({ name, seconds }) => `${name} ${Math.round(seconds)}`).join(", ");
  const counts = `${count("passed")}, ${count("failed")}, ${count("skipped")}`;
  return `| ${record.part} | ${commit} | ${record.day} | ${record.cores} | ${(record.seconds / 60).toFixed(1)} | ${counts} | ${stages} |`;
}

function verdictOf(records: readonly PartRecord[], last: PartRecord): string {
  const own = records.filter((record) => isSame(record, last));
  const failed = own.flatMap(({ stages }) => stages).reduce((sum, stage) => sum + stage.failed, 0);
  if (failed > 0) return `${failed} failed`;
  const missing = divisionOf(last) - own.length;
  return missing > 0 ? `nothing failed, ${missing} of ${divisionOf(last)} parts not run` : "everything passed";
}

const isSame = (a: PartRecord, b: PartRecord) => a.commit === b.commit && a.isDirty === b.isDirty;
const nameOf = ({ commit, isDirty }: PartRecord) => `${commit.slice(0, 10)}${isDirty ? " with changes" : ""}`;
