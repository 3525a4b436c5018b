import { run } from "./process/run-command.ts";
import { toldToStop } from "./process/stop-signal.ts";
import { toolProgram, toolPrograms } from "./tools.ts";

// npm run lint, format, knip: `tool-command.ts <biome|knip> …` runs that command line.
const [asked = "", ...args] = process.argv.slice(2);
const name = toolPrograms.find((one) => one === asked);
if (!name) throw new Error(`Say one of: ${toolPrograms.join(", ")}`);
process.exit(await run([await toolProgram(name), ...args], { root: process.cwd(), signal: toldToStop() }));
