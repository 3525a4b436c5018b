import { describe, expect, test } from "vitest";
import { listSections, type Section } from "./catalogue";
import { buildChangelog } from "./changelog";

const [one, two] = listSections();
if (!one || !two) throw new Error("the catalogue is empty");

/** A section with other changes, the newest first. */
const changed = (section: Section, ...changes: [version: string, date: string, text: string][]): Section => {
  const all = changes.map(([version, date, text]) => ({ version, date, text })) as unknown as Section["changes"];
  return { ...section, changes: all, added: all.at(-1)?.date ?? "", updated: all[0].date };
};

describe("the changelog", () => {
  test("has every section once among what was new, on its first day", () => {
    const days = buildChangelog();
    const added = days.flatMap((day) => day.added.flatMap(({ sections }) => sections.map(({ id }) => [id, day.date])));
    expect(Object.fromEntries(added)).toEqual(
      Object.fromEntries(listSections().map(({ id, added: day }) => [id, day])),
    );
    expect(added).toHaveLength(listSections().length);
    const dates = days.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
  });

  test("says what changed apart from what was new, the newest day first, and not that there was a first version", () => {
    const days = buildChangelog([
      changed(one, ["1.0.1", "2026-12-03", "Wider."], ["1.0.0", "2026-12-01", "First version."]),
      changed(two, ["1.0.0", "2026-12-03", "First version."]),
    ]);
    expect(
      days.map(({ date, added }) => [date, added.flatMap(({ sections }) => sections.map(({ id }) => id))]),
    ).toEqual([
      ["2026-12-03", [two.id]],
      ["2026-12-01", [one.id]],
    ]);
    expect(days[0]?.changed).toMatchObject([
      { text: "Wider.", sections: [{ version: "1.0.1", section: { id: one.id } }] },
    ]);
    expect(days[1]?.changed).toEqual([]);
  });

  test("tells a sentence once that many sections have on one day", () => {
    const text = "The copy is shorter.";
    const first: [string, string, string] = ["1.0.0", "2026-12-01", "First version."];
    const [day] = buildChangelog([
      changed(one, ["1.0.1", "2026-12-03", text], first),
      changed(two, ["1.1.0", "2026-12-03", text], first),
    ]);
    expect(day?.changed).toHaveLength(1);
    expect(day?.changed[0]?.sections.map(({ version }) => version)).toEqual(["1.0.1", "1.1.0"]);
  });
});
