import { describe, expect, test } from "vitest";
import { chooseDue } from "./due";

const states = Array.from({ length: 98 }, (_, index) => ({ folder: `hero/${index}`, isFresh: true }));
const withStale = states.map((state, index) => ({ ...state, isFresh: index !== 40 && index !== 41 }));

describe("what is tried on the model pages in a run of the tests", () => {
  test("is a tenth a day, and everything in ten", () => {
    const days = Array.from({ length: 10 }, (_, day) => chooseDue(states, "", 20_000 + day).folders);
    for (const folders of days) expect(folders.length).toBeLessThanOrEqual(10);
    expect(days.flat().sort()).toEqual(states.map(({ folder }) => folder).sort());
  });

  test("is what has no fresh evidence on any day", () => {
    for (let day = 0; day < 10; day++) {
      const { folders, said } = chooseDue(withStale, "", day);
      expect(folders).toEqual(expect.arrayContaining(["hero/40", "hero/41"]));
      expect(new Set(folders).size).toBe(folders.length);
      expect(said).toContain("hero/40, hero/41");
    }
  });

  test("can be repeated on another day by what it said", () => {
    const { folders, said } = chooseDue(withStale, "", 7);
    const asked = /PROOFS=(\d)/.exec(said)?.[1] ?? "";
    expect(chooseDue(withStale, asked, 8).folders).toEqual(folders);
  });

  test("is everything, or what is named, when that is asked for", () => {
    expect(chooseDue(states, "all", 0).folders).toHaveLength(98);
    expect(chooseDue(states, "hero/3,hero/4", 0).folders).toEqual(["hero/3", "hero/4"]);
    expect(chooseDue(withStale, "stale,hero/3", 0).folders).toEqual(["hero/40", "hero/41", "hero/3"]);
    expect(chooseDue(states, "stale", 0).folders).toEqual([]);
    expect(() => chooseDue(states, "hero/nope", 0)).toThrow(/no section hero\/nope.*"all", "stale", 0 to 9/);
  });
});
