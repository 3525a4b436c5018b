import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findDebianInstaller, isExecutable } from "../process/programs.ts";

/** The server and what the scripts of deploy/backup call; the packaged Postgres of local mode has only the server. */
const needed = [
  "initdb",
  "pg_archivecleanup",
  "pg_basebackup",
  "pg_ctl",
  "pg_dump",
  "pg_restore",
  "pg_verifybackup",
  "postgres",
  "psql",
];

/** Where Debian keeps each major version. */
const debian = "/usr/lib/postgresql";
/** Where its package is told not to start a server of its own. */
const debianSettings = "/etc/postgresql-common/createcluster.conf";

/**
 * The folder with a whole Postgres, server and tools of one version: from PATH or the distribution's, which is installed
 * where it is missing and may be.
 * @throws Error that says what to install, when there is none.
 */
export function findPostgresTools(folders = toolFolders): string {
  const found = findTools(folders());
  if (found) return found;
  const install = folders === toolFolders ? findDebianInstaller() : undefined;
  if (install) {
    install("postgresql-common");
    if (existsSync(debianSettings)) noServerOfItsOwn();
    install("postgresql");
  }
  const installed = findTools(folders());
  if (installed) return installed;
  throw new Error(
    `No folder of PATH or ${debian} has all of ${needed.join(", ")}. Install Postgres with its tools (Debian, Ubuntu: apt-get install postgresql) and run again.`,
  );
}

const findTools = (folders: readonly string[]) =>
  folders.find((folder) => needed.every((program) => isExecutable(join(folder, program))));

function toolFolders(): string[] {
  const majors = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...onPath, ...majors.map((major) => join(debian, major, "bin"))];
}

function noServerOfItsOwn(): void {
  const settings = readFileSync(debianSettings, "utf8");
  writeFileSync(debianSettings, settings.replace(/^#?\s*create_main_cluster\b.*$/m, "create_main_cluster = false"));
}
