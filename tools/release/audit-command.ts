import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { listUnanswered, parseAnswered, parseFindings } from "./audit";

// Status 0: nothing is known, or all is answered. 1: something is not. 2: it could not be found out.
const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
try {
  const findings = parseFindings(stdout ?? "");
  const open = listUnanswered(findings, parseAnswered(readFileSync("docs/security.md", "utf8")));
  console.info(
    `${findings.length} known of what is shipped, ${findings.length - open.length} answered in docs/security.md.`,
  );
  for (const { id, package: name, severity, title } of open) console.error(`${id} ${name} (${severity}): ${title}`);
  if (open.length > 0) process.exitCode = 1;
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  console.error(`${why}. Nothing was checked: run this where npm has a registry that answers audits.`);
  process.exitCode = 2;
}
