import { run } from "./process/run-command.ts";
import { createStopSignal } from "./process/stop-signal.ts";
import { getToolProgram, toolPrograms } from "./tools.ts";

// npm run lint, format, knip: `tool-command.ts <biome|knip> …` runs that command line.
const [asked = "", ...args] = process.argv.slice(2);
const name = toolPrograms.find((one) => one === asked);
if (!name) throw new Error(`Say one of: ${toolPrograms.join(", ")}`);
process.exit(await run([await getToolProgram(name), ...args], { root: process.cwd(), signal: createStopSignal() }));
