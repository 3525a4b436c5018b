import { describe, expect, test } from "vitest";
import { representatives } from "@/tools/sections/representatives";
import { chooseDue } from "./choose-due";

const folders = [...representatives, ...Array.from({ length: 92 }, (_, index) => `hero/${index}`)];
const states = folders.map((folder) => ({ folder, isFresh: true }));
const withStale = states.map((state) => ({ ...state, isFresh: !/^hero\/4[01]$/.test(state.folder) }));

describe("what is tried on the model pages in a run of the tests", () => {
  test("is what has no fresh evidence, and the representatives", () => {
    expect(chooseDue(states, "").folders).toEqual([...representatives]);
    const { folders, said } = chooseDue(withStale, "");
    expect(folders).toEqual(["hero/40", "hero/41", ...representatives]);
    expect(said).toContain("hero/40, hero/41");
  });

  test("is everything, or what is named, when that is asked for", () => {
    expect(chooseDue(states, "all").folders).toHaveLength(98);
    expect(chooseDue(states, "hero/3,hero/4").folders).toEqual(["hero/3", "hero/4"]);
    expect(chooseDue(withStale, "stale,hero/3").folders).toEqual(["hero/40", "hero/41", "hero/3"]);
    expect(chooseDue(states, "stale").folders).toEqual([]);
    expect(() => chooseDue(states, "hero/nope")).toThrow(/no section hero\/nope.*"all", "stale"/);
  });
});
