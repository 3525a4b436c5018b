import { writeFile } from "node:fs/promises";
import { chooseDue } from "./due";
import { evidenceStates } from "./evidence-state";
import { openStudio } from "./server";

/**
 * `proofs-due.ts <file>`: writes which sections `npm test` tries on the model pages this time, and says so.
 * `PROOFS=all` and `PROOFS=<category>/<slug>,…` ask for others than those that are due (due.ts).
 */
const [file = "", asked = ""] = process.argv.slice(2);
const studio = await openStudio();
try {
  const due = chooseDue(await evidenceStates(studio), asked);
  console.log(due.said);
  await writeFile(file, due.folders.join());
} finally {
  await studio.close();
}
