import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { type Run, run } from "@/tools/dev/process/run-command";
import { createStopSignal } from "@/tools/dev/process/stop-signal";
import { copyProject } from "@/tools/dev/project-copy";
import { getToolProgram } from "@/tools/dev/tools";
import { root } from "@/tools/sections/server";
import { fillCatalogue, listSectionFolders } from "./more-sections";

/** What the catalogue is to hold once what is planned is there. */
export const planned = 98;

/**
 * How long `npm test` takes with more sections than there are: in a copy of the project whose catalogue is filled up, with
 * records as though every section had been photographed, measured and tried.
 * @param parts of the tests, as `npm test` takes them; all when none are named
 * @returns the tests' exit code
 * @throws Error when the copies couldn't be made ready
 */
export async function benchTests([first = "", ...rest]: readonly string[]): Promise<number> {
  const isCount = /^\d+$/.test(first);
  const count = isCount ? Number(first) : planned;
  const parts = isCount || first === "" ? rest : [first, ...rest];
  const today = listSectionFolders(root).length;
  if (count < today) throw new Error(`Say how many sections, ${today} or more: npm run bench -- tests ${planned}`);
  const { folder, remove } = copyProject(root);
  try {
    fillCatalogue(folder, count);
    const here: Run = { root: folder, signal: createStopSignal() };
    // Titles and tags of other lengths break their lines elsewhere.
    await run(
      [await getToolProgram("biome"), "format", "--write", "--log-level=error", join("components", "sections")],
      here,
    );
    const stamped = await run(["--import", "tsx", join("tools", "bench", "stamp-records.ts")], here);
    if (stamped !== 0) throw new Error("The records of the repeated sections couldn't be written: see above.");
    const began = performance.now();
    const code = await run([join("tools", "dev", "run.mjs"), "test", ...parts], here);
    const minutes = (performance.now() - began) / 60_000;
    const what = parts.length > 0 ? parts.join(" ") : "all tests";
    console.log(`${count} sections: ${what} took ${minutes.toFixed(1)} minutes and ended with ${code}`);
    return code;
  } finally {
    remove();
  }
}
