import { describe, expect, test } from "vitest";
import { getRecencyMark, isRecent, opened } from "./recency";

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const made = (added: string, updated = added) => ({ added, updated });

describe("a section on lists", () => {
  test.each([
    ["that was there when the shop opened has no mark", made(opened), "2026-11-27", undefined],
    ["that came the day after is new", made("2026-11-27"), "2026-11-27", { kind: "New", since: "2026-11-27" }],
    ["is new for thirty days", made("2026-11-27"), "2026-12-26", { kind: "New", since: "2026-11-27" }],
    ["and no longer", made("2026-11-27"), "2026-12-27", undefined],
    ["that changed before the opening has no mark", made("2026-11-21", opened), "2026-11-27", undefined],
    [
      "that changed is updated",
      made("2026-11-21", "2026-12-01"),
      "2026-12-02",
      { kind: "Updated", since: "2026-12-01" },
    ],
    ["is updated for thirty days", made("2026-11-21", "2026-12-01"), "2026-12-31", undefined],
    [
      "that is new and has changed is new",
      made("2026-11-27", "2026-12-01"),
      "2026-12-02",
      { kind: "New", since: "2026-11-27" },
    ],
    [
      "that was new and has changed is updated",
      made("2026-11-27", "2026-12-20"),
      "2027-01-05",
      { kind: "Updated", since: "2026-12-20" },
    ],
  ])("%s", (_, section, day, mark) => expect(getRecencyMark(section, on(day))).toEqual(mark));

  test("is as new in every time zone", () => {
    expect(isRecent("2026-12-01", new Date("2026-12-30T23:59:59Z"))).toBe(true);
    expect(isRecent("2026-12-01", new Date("2026-12-31T00:00:00Z"))).toBe(false);
  });
});
