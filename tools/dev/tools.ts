import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startNode } from "./process/child.ts";
import { waitForLock } from "./process/lock.ts";
import { Refusal } from "./process/progress.ts";

/** Folders of tools/, each with packages of its own that only some commands need, and their lock file. */
export type ToolSet = "agents" | "checks" | "projects" | "measure";

const root = join(import.meta.dirname, "..", "..");
const installed = new Map<ToolSet, Promise<void>>();

/**
 * The path of a file in a tool set's packages, which are installed first where they aren't.
 * @param path from its node_modules
 */
export async function getToolFile(set: ToolSet, ...path: string[]): Promise<string> {
  await installTools(set);
  return join(root, "tools", set, "node_modules", ...path);
}

/** The command lines among the tools, by the file that Node runs. */
const programs = { biome: ["@biomejs", "biome", "bin", "biome"], knip: ["knip", "bin", "knip.js"] };

/** The names of these. */
export const toolPrograms = Object.keys(programs) as (keyof typeof programs)[];

/** The file that Node runs for one of them; its packages are installed first where they aren't. */
export const getToolProgram = (name: keyof typeof programs) => getToolFile("checks", ...programs[name]);

/**
 * Loads a module from a tool set's packages. Types are said by the caller, so that checking them needs no tool.
 * @param path of the module's file, from its node_modules
 */
export async function importTool<Module>(set: ToolSet, ...path: string[]): Promise<Module> {
  return (await import(pathToFileURL(await getToolFile(set, ...path)).href)) as Module;
}

/** Installs a tool set's packages, once for a process; processes that want to at the same time take turns. */
export function installTools(set: ToolSet): Promise<void> {
  const installing = installed.get(set) ?? install(set);
  installed.set(set, installing);
  return installing;
}

async function install(set: ToolSet): Promise<void> {
  const wait = () => console.log(`Another process installs the packages of tools/${set}; waiting for it`);
  const release = await waitForLock(join(root, ".local", `tools-${set}.lock`), "install", wait);
  try {
    const how = await startNode([join("tools", "dev", "run.mjs"), "tools", set], { cwd: root }).ended;
    if (how !== 0) throw new Refusal(`The packages of tools/${set} could not be installed.`);
  } finally {
    release();
  }
}
