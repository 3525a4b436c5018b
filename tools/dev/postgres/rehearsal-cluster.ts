import { execFile } from "node:child_process";
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findFreePort } from "../process/processes.ts";
import { createClusterFolder, findDatabaseUser, getSpawnUser } from "./postgres-home.ts";
import { findPostgresTools } from "./postgres-tools.ts";

/** What a script said and how it ended. */
export type Ended = { status: number; said: string };

const password = "rehearsal";

/**
 * A Postgres as in production, with its WAL archived by the scripts of deploy/backup, to be lost and restored by them: a
 * real one of the distribution's, since the scripts need its tools. It stays on one port, whichever data folder it serves.
 */
export async function createRehearsalCluster() {
  const bin = findPostgresTools();
  const user = findDatabaseUser();
  const home = createClusterFolder(mkdtempSync(join(tmpdir(), "silcrow-rehearsal-")), user);
  const port = await findFreePort();
  const [scripts, backups] = [join(home, "scripts"), join(home, "backup")];
  const firstData = join(home, "data");
  const passwordFile = join(home, "password");
  const env = { ...process.env, PATH: `${bin}:/usr/bin:/bin`, LC_ALL: "C", TZ: "UTC", PGPASSWORD: password };
  let running: string | undefined;

  // Postgres's user may not be able to read the project.
  cpSync("deploy/backup", scripts, { recursive: true });
  mkdirSync(join(backups, "wal"), { recursive: true });
  writeFileSync(passwordFile, password);
  for (const path of [...listAll(scripts), scripts, backups, join(backups, "wal"), passwordFile])
    if (user) chownSync(path, user.uid, user.gid);

  const url = (role: string) => `postgres://${role}:${password}@127.0.0.1:${port}/silcrow`;
  const program = (file: string, args: readonly string[], more = {}) =>
    promisify(execFile)(file, args, { ...getSpawnUser(user), cwd: "/", env: { ...env, ...more } });

  /** Makes a cluster of the same settings in a folder of its own, as the image of Postgres does, and starts it. */
  async function initialise(data: string, options = ""): Promise<void> {
    const access = ["--username=postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
    await program(join(bin, "initdb"), [`--pgdata=${data}`, "--no-sync", "--encoding=UTF8", "--locale=C", ...access]);
    const settings = `archive_command = '${scripts}/archive-wal.sh "%p" "%f" ${backups}/wal'
      listen_addresses = '127.0.0.1'
      port = ${port}
      unix_socket_directories = ''
      timezone = 'UTC'\n`;
    const file = join(data, "postgresql.conf");
    writeFileSync(file, readFileSync(file, "utf8") + settings);
    // What the image adds is all that matters to other containers: the lines for this very machine hide what is missing.
    writeFileSync(join(data, "pg_hba.conf"), "host all all all scram-sha-256\n");
    await start(data);
    const secrets = { SHOP_PASSWORD: password, BACKUP_PASSWORD: password, BACKUP_SETTINGS: `${scripts}/postgres.conf` };
    await program(join(scripts, "first-start.sh"), [], {
      ...secrets,
      PGDATA: data,
      PGHOST: "127.0.0.1",
      PGPORT: String(port),
    });
    await stop();
    // After what the script includes: the path of the archive is another one here.
    writeFileSync(file, readFileSync(file, "utf8") + settings);
    await start(data, options);
  }

  /** Serves a data folder, and waits until it has recovered and takes writes. */
  async function start(data: string, options = ""): Promise<void> {
    const log = join(home, "postgres.log");
    const control = ["start", "--silent", "--wait", `--pgdata=${data}`, `--log=${log}`, `--options=${options}`];
    await program(join(bin, "pg_ctl"), control).catch((error: unknown) => {
      throw new Error(readFileSync(log, "utf8").split("\n").slice(-12).join("\n"), { cause: error });
    });
    running = data;
    // Until it has reached its target, it answers and takes no writes.
    await until(async () => !(await ask("select pg_is_in_recovery() as yes", "postgres"))[0]?.yes, "recovered");
  }

  async function stop(mode: "fast" | "immediate" = "fast"): Promise<void> {
    if (running) await program(join(bin, "pg_ctl"), ["stop", "--silent", "--wait", `--pgdata=${running}`, "-m", mode]);
    running = undefined;
  }

  /** One statement, as the superuser. */
  async function ask(sql: string, database = "silcrow"): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url("postgres").replace(/\w+$/, database) });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  await initialise(firstData);

  return {
    home,
    backups,
    firstData,
    url,
    ask,
    initialise,
    start,
    stop,
    /** Runs a script of deploy/backup as the user of Postgres. */
    script(name: string, args: readonly string[] = [], more: Record<string, string> = {}): Promise<Ended> {
      const settings = { BACKUP_DIR: backups, BACKUP_URL: url("backup"), DATABASE_URL: url("silcrow"), ...more };
      return program(join(scripts, name), args, settings).then(
        ({ stdout }) => ({ status: 0, said: stdout.trim() }),
        ({ code, stderr }) => ({ status: code, said: String(stderr).trim() }),
      );
    },
    /** What lies in a folder of the backups, partial files too. */
    listed: (folder: string) => readdirSync(join(backups, folder)).sort(),
    /** Waits until all that was committed up to now is in the archive. */
    async archived(): Promise<void> {
      const [row] = await ask("select pg_walfile_name(pg_switch_wal()) as name");
      await until(async () => readdirSync(join(backups, "wal")).includes(String(row?.name)), "archived");
    },
    /** Ends it without a goodbye, and its data. */
    async lose(): Promise<void> {
      const data = running;
      await stop("immediate");
      if (data) rmSync(data, { recursive: true });
    },
    async remove(): Promise<void> {
      await stop("immediate");
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo()); await new Promise((resolve) => setTimeout(resolve, 50)))
    if (Date.now() > end) throw new Error(`Not ${what} within a minute`);
}

const listAll = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
