import { writeFile } from "node:fs/promises";
import { chooseDue } from "./due";
import { evidenceStates } from "./evidence-state";
import { openStudio } from "./server";

/**
 * `proofs-due.ts <file>`: writes which sections `npm test` tries on the model pages this time, and says so.
 * `PROOFS=all`, `PROOFS=<0–9>` and `PROOFS=<category>/<slug>,…` ask for others than those whose turn it is (due.ts).
 */
const [file = "", asked = ""] = process.argv.slice(2);
const studio = await openStudio();
try {
  const due = chooseDue(await evidenceStates(studio), asked, Math.floor(Date.now() / 86_400_000));
  console.log(due.said);
  await writeFile(file, due.folders.join());
} finally {
  await studio.close();
}
