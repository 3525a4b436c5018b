import { run } from "./run-command.ts";
import { toldToStop } from "./stop-signal.ts";
import { toolFile } from "./tools.ts";

// npm run lint, format, knip: `tool-command.ts <biome|knip> …` runs that command line.
const entries = { biome: ["@biomejs", "biome", "bin", "biome"], knip: ["knip", "bin", "knip.js"] };

const [name = "", ...args] = process.argv.slice(2);
const entry = entries[name as keyof typeof entries];
if (!entry) throw new Error(`Say one of: ${Object.keys(entries).join(", ")}`);
process.exit(await run([await toolFile("checks", ...entry), ...args], { root: process.cwd(), signal: toldToStop() }));
