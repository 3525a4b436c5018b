import { writeFileSync } from "node:fs";
import { formatLicences, listNotAllowed } from "./licences";
import { listShipped, readLock } from "./shipped";

const shipped = listShipped(readLock());
writeFileSync("docs/licences.md", formatLicences(shipped));
console.info(`docs/licences.md: ${shipped.length} packages.`);
for (const { name, version, licence } of listNotAllowed(shipped)) {
  console.error(`${name} ${version}: ${licence} is not allowed (tools/release/licences.ts)`);
  process.exitCode = 1;
}
