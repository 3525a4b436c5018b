interface State {
  folder: string;
  isFresh: boolean;
}

/**
 * Which sections are tried in a run of the tests: those without fresh evidence and a tenth of the rest, another one each
 * day, so that over ten days everything comes round.
 * @param asked what is wanted instead: "all", a tenth by its number (beside what is stale), or folders with commas between,
 * "stale" among them for those without fresh evidence
 * @param day counted from any day
 * @throws Error when `asked` is nothing that can be tried
 */
export function chooseDue(states: readonly State[], asked: string, day: number): { folders: string[]; said: string } {
  const all = states.map(({ folder }) => folder).sort();
  if (asked === "all") return { folders: all, said: `On the model pages: all ${all.length} sections.` };
  const stale = states.filter(({ isFresh }) => !isFresh).map(({ folder }) => folder);
  if (asked !== "" && !/^\d$/.test(asked)) {
    const folders = [...new Set(asked.split(",").flatMap((name) => (name === "stale" ? stale : name)))];
    const unknown = folders.filter((folder) => !all.includes(folder));
    if (unknown.length > 0) {
      throw new Error(
        `PROOFS: there is no section ${unknown.join(", ")}. Say "all", "stale", 0 to 9, or folders like ${all[0]}.`,
      );
    }
    return { folders, said: `On the model pages: ${folders.join(", ") || "none"}.` };
  }
  const tenth = asked === "" ? day % 10 : Number(asked);
  const turn = all.filter((folder, index) => index % 10 === tenth && !stale.includes(folder));
  const parts = [
    stale.length > 0 && `without fresh evidence ${stale.join(", ")}`,
    `of the rest, tenth ${tenth}: ${turn.join(", ") || "none"}`,
  ].filter(Boolean);
  return {
    folders: [...stale, ...turn],
    said: `On the model pages: ${parts.join("; ")}. The same again: PROOFS=${tenth} npm test; everything: PROOFS=all.`,
  };
}
