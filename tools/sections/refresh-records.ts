import { basename } from "node:path";
import { run } from "@/tools/dev/process/run-command";
import { createStopSignal } from "@/tools/dev/process/stop-signal";
import { root } from "./server";

/**
 * `npm run records [-- "What is different."]`: makes every record anew that is due, each before those that hash it, and stops where one
 * can't be written. With a sentence the versions of what has changed are raised first.
 */
const [sentence, ...more] = process.argv.slice(2);
if (more.length > 0) {
  console.error('Use: npm run records, or npm run records -- "What is different, as a sentence."');
  process.exit(1);
}
const steps: [command: string, args: string[]][] = [
  ["versions/versions", sentence === undefined ? [] : ["bump", sentence]],
  ["cameras/thumbnails", []],
  ["quality/quality", []],
  ["evidence/evidence", ["stale"]],
  ["notion-sizes", []],
  ["proofs/prove", []],
];
const signal = createStopSignal();

for (const [command, args] of steps) {
  const name = basename(command);
  console.log(`\n${name}`);
  const code = await run(["--import", "tsx", `tools/sections/${command}.ts`, ...args], { root, signal });
  if (code === 0) continue;
  console.error(`\nStopped at ${name}: mend what it says, then run this again; what is made stays.`);
  process.exit(code);
}
