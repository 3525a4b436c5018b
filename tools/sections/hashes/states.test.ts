import { describe, expect, test } from "vitest";
import { representatives } from "@/tools/sections/representatives";
import { chooseProofs, findStaleChecks, maxStaleProofs } from "./states";

const checks = { "lib/a": "1", "lib/b": "2" };
const now = { printed: "p", version: "1.0.0" };
const record = { ...now, checks, date: "2026-11-27" };

describe("a section's checks are to be proved again", () => {
  test("all of them where it has no record, or one of other prints or of another version", () => {
    expect(findStaleChecks(undefined, now, checks)).toEqual(["lib/a", "lib/b"]);
    expect(findStaleChecks({ ...record, printed: "q" }, now, checks)).toEqual(["lib/a", "lib/b"]);
    expect(findStaleChecks({ ...record, version: "1.0.1" }, now, checks)).toEqual(["lib/a", "lib/b"]);
  });

  test("those that are new or have changed, and no others", () => {
    expect(findStaleChecks(record, now, checks)).toEqual([]);
    expect(findStaleChecks(record, now, { ...checks, "lib/b": "3" })).toEqual(["lib/b"]);
    expect(findStaleChecks(record, now, { ...checks, "lib/c": "1" })).toEqual(["lib/c"]);
  });
});

describe("a run of the tests proves", () => {
  const all = Object.keys(checks);

  test("the representatives, in all checks, when everything has a fresh record", () => {
    const due = chooseProofs({}, all, []);
    expect(Object.keys(due)).toEqual([...representatives]);
    for (const of of Object.values(due)) expect(of).toEqual(all);
  });

  test("what is named, and of a stale section its stale checks", () => {
    const due = chooseProofs({ "hero/a": ["lib/b"], [representatives[0]]: ["lib/a"] }, all, ["hero/b"]);
    expect(due).toMatchObject({ "hero/a": ["lib/b"], "hero/b": all, [representatives[0]]: all });
  });

  test("no more stale sections than a few", () => {
    const stale = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`hero/${index}`, ["lib/a"]]));
    expect(Object.keys(chooseProofs(stale, all, []))).toHaveLength(representatives.length + maxStaleProofs);
  });
});
