import { type ChildProcess, execFile, type SpawnOptions, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setInterval } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findFreePort, isAlive, readCommandLine } from "../process/processes.ts";
import {
  createClusterFolder,
  type DatabaseUser,
  findDatabaseUser,
  findPostgresBinaries,
  getSpawnUser,
} from "./postgres-home.ts";

export type Postgres = {
  /** Connection string of a database in this cluster. */
  url(database: string): string;
  /** Creates a database unless it exists, as a copy of `template` if given. */
  createDatabase(name: string, template?: string): Promise<void>;
  /** Ends all connections and shuts down; the data stays. */
  stop(): Promise<void>;
  /** Where the cluster lives: `dataDir`, or its stand-in when the database's user cannot use that. */
  folder: string;
};

type Options = {
  /** A folder for this cluster alone; made when missing. */
  dataDir: string;
  /** For tests: faster, and a power cut may lose everything. */
  throwAway?: boolean;
};

const superuser = "silcrow";
/** While a file of this name lies in a cluster's folder, a server that ended is left alone: an outage for tests. */
export const holdFile = "hold";

/**
 * Starts a real Postgres on a free port of 127.0.0.1, made on first use, with no Unix socket. It ends with this process,
 * however that dies. A server left over from an earlier run on the same folder is stopped first; one that ends by itself
 * is started again. Two callers must not share a folder.
 * @throws Error with the end of Postgres's own log when it does not come up.
 */
export async function startPostgres({ dataDir, throwAway = false }: Options): Promise<Postgres> {
  const user = findDatabaseUser();
  const { bin, version } = findPostgresBinaries(user);
  const folder = createClusterFolder(dataDir, user);
  const cluster = clusterIn({ bin, folder, user, throwAway });
  rmSync(join(folder, holdFile), { force: true });
  await cluster.stopLeftover();
  await cluster.initialise(version);

  const port = await cluster.startSomewhere();
  const stopping = new AbortController();
  const reviving = cluster.revive(port, stopping.signal);
  const password = readFileSync(join(folder, "password"), "utf8");
  const url = (database: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
  return {
    url,
    folder,
    createDatabase: (name, template) => createDatabase(url("postgres"), name, template),
    async stop() {
      stopping.abort();
      await reviving;
      await cluster.stop();
    },
  };
}

type ClusterSettings = { bin: string; folder: string; user: DatabaseUser | undefined; throwAway: boolean };

/** One data folder, driven by the `pg_ctl` that comes with the binaries. */
function clusterIn({ bin, folder, user, throwAway }: ClusterSettings) {
  const data = join(folder, "cluster");
  const log = join(folder, "postgres.log");
  const lockFile = join(data, "postmaster.pid");
  const asDatabaseUser = { ...getSpawnUser(user), cwd: "/", env: { ...process.env, LC_ALL: "C", TZ: "UTC" } };

  /** Runs one of the packaged programs; the error of one that fails has what it said. */
  const run = (program: string, ...args: string[]) => promisify(execFile)(join(bin, program), args, asDatabaseUser);
  const control = (...args: string[]) => run("pg_ctl", "--silent", "--wait", `--pgdata=${data}`, ...args);

  let guard: ChildProcess | undefined;

  /** The process that the lock file names, or 0 when there is none. */
  function runningPid(): number {
    try {
      const pid = Number(readFileSync(lockFile, "utf8").split("\n")[0]);
      return isAlive(pid) ? pid : 0;
    } catch {
      return 0;
    }
  }

  async function start(port: number): Promise<void> {
    const settings = {
      port: String(port),
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      timezone: "UTC",
      log_timezone: "UTC",
      ...(throwAway && { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" }),
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    rmSync(log, { force: true });
    await control("start", `--log=${log}`, `--options=${options.join(" ")}`).catch((error: unknown) => {
      const lines = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
      throw new Error(`Postgres did not start:\n${lines.slice(-8).join("\n")}`, { cause: error });
    });
    guard?.kill();
    guard = guardOf(runningPid(), asDatabaseUser);
  }

  async function stop(): Promise<void> {
    if (runningPid())
      await control("stop", "--mode=fast", "--timeout=15").catch(() => control("stop", "--mode=immediate"));
    guard?.kill();
  }

  return {
    stop,

    /** Stops a server that outlived its launcher; a lock file whose process is somebody else's is removed. */
    async stopLeftover(): Promise<void> {
      if (readCommandLine(runningPid()).includes(data)) await stop();
      rmSync(lockFile, { force: true });
    },

    /** Makes the data folder beside its final path and moves it there whole: a killed first start leaves no half of one. */
    async initialise(version: string): Promise<void> {
      if (existsSync(data)) return requireSameMajor(data, version);
      const half = `${data}.new`;
      const passwordFile = join(folder, "password");
      rmSync(half, { recursive: true, force: true });
      writeFileSync(passwordFile, randomBytes(18).toString("base64url"), { mode: 0o644 });
      const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
      const access = [`--username=${superuser}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
      await run("initdb", `--pgdata=${half}`, "--no-sync", ...access, ...locale);
      renameSync(half, data);
    },

    /** Starts it on a free port, again when somebody takes that before us. */
    async startSomewhere(): Promise<number> {
      for (let attempt = 1; ; attempt++) {
        const port = await findFreePort();
        try {
          await start(port);
          return port;
        } catch (error) {
          if (attempt === 5 || !/could not bind|Address already in use/.test(String(error))) throw error;
        }
      }
    },

    /** Until told to stop, starts a server that ended by itself again on the same port, which is the address everyone has. */
    async revive(port: number, signal: AbortSignal): Promise<void> {
      const seconds = setInterval(1_000, undefined, { signal, ref: false });
      try {
        for await (const _ of seconds) {
          if (runningPid() || existsSync(join(folder, holdFile))) continue;
          // Not to be had at once, as when the kernel still frees what a killed server held? Then in a second.
          await start(port).catch(() => {});
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  };
}

/** A shell that reads a pipe of ours, and stops this one server when the pipe closes, whatever closed it. */
function guardOf(pid: number, options: SpawnOptions): ChildProcess {
  // Its own process group: Ctrl+C in the terminal is for us, and we stop the server before its database.
  const apart = { detached: true, stdio: ["pipe", "ignore", "ignore"] } satisfies SpawnOptions;
  return spawn("/bin/sh", ["-c", 'read -r _; kill -INT "$1"', "sh", String(pid)], { ...options, ...apart });
}

function requireSameMajor(data: string, version: string): void {
  const made = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  const major = version.split(".")[0];
  if (made === major) return;
  throw new Error(`${data} was made by Postgres ${made}, this is ${major}. See "Local mode" in docs/restore.md.`);
}

/** Creates a database unless it exists, as a copy of `template` if given. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    const from = template ? ` template ${client.escapeIdentifier(template)}` : "";
    await client.query(`create database ${client.escapeIdentifier(name)}${from}`);
  } finally {
    await client.end();
  }
}
