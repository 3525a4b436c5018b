import type { Change } from "@/components/sections/define";
import type { Shape } from "@/lib/catalogue/content/shape-paths";
import type { VersionRecord } from "@/lib/catalogue/records/version-records";

/** How far a version is raised: for content of another shape, for new fields, for looks. */
const kinds = ["major", "minor", "patch"] as const;
export type Kind = (typeof kinds)[number];

const why: Record<Kind, string> = {
  major: "content that was written for it doesn't fit any more",
  minor: "its content has fields that it hadn't",
  patch: "it looks or works otherwise",
};

/** What a section delivers now, beside what its section.ts says of it. */
export interface Delivery {
  hash: string;
  shape: Shape;
  /** Its changes, the newest first. */
  changes: readonly [Pick<Change, "version">, ...Pick<Change, "version">[]];
}

/** A version whose numbers can be compared: "1.2.0" as 1, 2 and 0; null where it is none. */
function numbersOf(version: string): [number, number, number] | null {
  const [, ...numbers] = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(version) ?? [];
  const [major, minor, patch] = numbers.map(Number);
  return major === undefined || minor === undefined || patch === undefined ? null : [major, minor, patch];
}

/** Below zero where `a` is the lower version, zero where it is the same. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a) ?? [0, 0, 0], numbersOf(b) ?? [0, 0, 0]];
  return kinds.map((_, place) => (left[place] ?? 0) - (right[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** The next version of a kind. */
export function raiseVersion(version: string, kind: Kind): string {
  const [major, minor, patch] = numbersOf(version) ?? [1, 0, 0];
  if (kind === "major") return `${major + 1}.0.0`;
  return kind === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** How far a version has to be raised where content of one shape becomes content of another. */
export function compareShapes(before: Shape, after: Shape): Kind {
  const isKept = Object.entries(before).every(([path, kind]) => after[path] === kind);
  if (!isKept) return "major";
  return Object.keys(after).some((path) => !Object.hasOwn(before, path)) ? "minor" : "patch";
}

/** The shape that the content of a recorded version has. */
const shapeOfRecord = ({ shapes }: VersionRecord): Shape => Object.values(shapes).at(-1) ?? {};

/** How far a section's version has to be raised beyond the recorded one; null where it delivers what was recorded. */
export function getNeededKind(record: VersionRecord, { hash, shape }: Delivery): Kind | null {
  const kind = compareShapes(shapeOfRecord(record), shape);
  return kind === "patch" && record.hash === hash ? null : kind;
}

/** What is wrong with a section's version, beside its record; null where it can be recorded as it is. */
export function findVersionProblem(record: VersionRecord | undefined, delivery: Delivery): string | null {
  if (!record) return null;
  const { version } = delivery.changes[0];
  if (compareVersions(version, record.version) < 0)
    return `its newest change says ${version}, and ${record.version} has been recorded: versions only rise`;
  const kind = getNeededKind(record, delivery);
  if (kind === null) return null;
  const wanted = raiseVersion(record.version, kind);
  if (compareVersions(version, wanted) >= 0) return null;
  return `what it delivers has changed since ${record.version}: ${why[kind]}. Add ${wanted} to \`changes\` in its section.ts, or have all records made anew with it: npm run records -- "What is different."`;
}

/** Whether a section's record says what it delivers. */
export function isRecorded(record: VersionRecord | undefined, delivery: Delivery): boolean {
  return record?.version === delivery.changes[0].version && getNeededKind(record, delivery) === null;
}

/** The record of what a section delivers; the shapes of its earlier versions are kept. */
export function buildNextRecord(record: VersionRecord | undefined, { hash, shape, changes }: Delivery): VersionRecord {
  const [{ version }] = changes;
  const shapes = record?.shapes ?? {};
  const before = record && shapeOfRecord(record);
  const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(shape);
  return { version, hash, shapes: isSame ? shapes : { ...shapes, [version]: shape } };
}

/** A text as buyers read it in the changelog. */
const sentence = /^[A-Z0-9“][^\n]{3,180}[.?]$/;

/** What is wrong with how a section's changes are written, a sentence each. */
export function findChangesProblems(changes: readonly Change[]): string[] {
  const problems = changes.flatMap(({ version, date, text }, index) => {
    const older = changes[index + 1];
    return [
      numbersOf(version) === null && `${version} is no version: three numbers, as in 1.2.0`,
      older && compareVersions(version, older.version) <= 0 && `${version} stands above ${older.version}`,
      !isDay(date) && `${date} is no day: write it as in 2026-12-01`,
      older && date < older.date && `${version} is of ${date}, before ${older.version} of ${older.date}`,
      !sentence.test(text) && `“${text}” is no sentence of at most 180 characters`,
    ];
  });
  return problems.filter((problem) => typeof problem === "string");
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
}
