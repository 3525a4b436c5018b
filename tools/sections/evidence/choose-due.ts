import { representatives } from "@/tools/sections/representatives";

interface State {
  folder: string;
  isFresh: boolean;
}

/**
 * Which sections are tried on the model pages in a run of the tests: those without fresh evidence and the representatives.
 * @param asked what is wanted instead: "all", or folders with commas between, "stale" among them for those without fresh evidence
 * and "representatives" for these
 * @throws Error when `asked` is nothing that can be tried
 */
export function chooseDue(states: readonly State[], asked: string): { folders: string[]; said: string } {
  const all = states.map(({ folder }) => folder).sort();
  if (asked === "all") return { folders: all, said: `On the model pages: all ${all.length} sections.` };
  const groups: Record<string, readonly string[]> = {
    stale: states.filter(({ isFresh }) => !isFresh).map(({ folder }) => folder),
    representatives,
  };
  const names = (asked || "stale,representatives").split(",");
  const folders = [...new Set(names.flatMap((name) => groups[name] ?? name))];
  const unknown = folders.filter((folder) => !all.includes(folder));
  if (unknown.length > 0) {
    const known = `Say "all", "stale", "representatives", or folders like ${all[0]}.`;
    throw new Error(`PROOFS: there is no section ${unknown.join(", ")}. ${known}`);
  }
  const more = asked === "" ? " Everything: PROOFS=all." : "";
  return { folders, said: `On the model pages: ${folders.join(", ") || "none"}.${more}` };
}
