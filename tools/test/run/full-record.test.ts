import { expect, test } from "vitest";
import { describeRecord, type PartRecord, withPart } from "./full-record";

const part = (name: string, changes: Partial<PartRecord> = {}): PartRecord => ({
  part: name,
  commit: "0123456789abcdef",
  isDirty: false,
  day: "2026-11-27",
  cores: 2,
  seconds: 1_230,
  stages: [
    { name: "unit", seconds: 800.4, passed: 700, failed: 0, skipped: 1 },
    { name: "browser", seconds: 400, passed: 80, failed: 0, skipped: 0 },
  ],
  failures: [],
  notTested: [],
  ...changes,
});

test("a part that is run again replaces its own record, and another division all", () => {
  const records = [part("1/2"), part("2/2")];
  const again = part("1/2", { commit: "fedcba9876543210" });
  expect(withPart(records, again)).toEqual([again, records[1]]);
  expect(withPart([part("2/2")], part("1/2")).map((record) => record.part)).toEqual(["1/2", "2/2"]);
  expect(withPart(records, part("3/4")).map((record) => record.part)).toEqual(["3/4"]);
});

test("the document has a row for each part, and says which are of another commit or not run", () => {
  const other = part("1/3", { commit: "fedcba9876543210" });
  const last = part("3/3");
  const text = describeRecord([other, last], last);
  expect(text).toContain("| 3/3 | 0123456789 | 2026-11-27 | 2 | 20.5 | 780, 0, 1 | unit 800, browser 400 |");
  expect(text).toContain("| 1/3 | **another: fedcba9876** |");
  expect(text).toContain("| 2/3 | not run |");
  expect(text).toContain("Commit 0123456789: nothing failed, 2 of 3 parts not run.");
});

test("everything passed only when all parts of one clean or one changed tree did", () => {
  const whole = [part("1/2"), part("2/2")];
  expect(describeRecord(whole, whole[1] as PartRecord)).toContain(": everything passed.");
  const dirty = part("2/2", { isDirty: true });
  expect(describeRecord([part("1/2"), dirty], dirty)).toContain("0123456789 with changes: nothing failed, 1 of 2");
});

test("failures are counted and named, with what was not tested", () => {
  const stages = [{ name: "unit", seconds: 1, passed: 3, failed: 2, skipped: 0 }];
  const failed = part("1/1", { stages, failures: ["unit: lib/a: b"], notTested: ["deploy: no nginx"] });
  const text = describeRecord([failed], failed);
  expect(text).toContain(": 2 failed.");
  expect(text).toContain("## Failed\n\n- 1/1: unit: lib/a: b\n");
  expect(text).toContain("## Not tested\n\n- 1/1: deploy: no nginx\n");
});
