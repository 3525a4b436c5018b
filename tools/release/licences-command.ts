import { writeFileSync } from "node:fs";
import { licencesDocument, notAllowed } from "./licences";
import { readLock, shippedOf } from "./shipped";

const shipped = shippedOf(readLock());
writeFileSync("docs/licences.md", licencesDocument(shipped));
console.info(`docs/licences.md: ${shipped.length} packages.`);
for (const { name, version, licence } of notAllowed(shipped)) {
  console.error(`${name} ${version}: ${licence} is not allowed (tools/release/licences.ts)`);
  process.exitCode = 1;
}
