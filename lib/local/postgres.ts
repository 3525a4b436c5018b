import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { asUser, type DatabaseUser, databaseUser, placeFor, postgresBinaries } from "./postgres-home.ts";
import { commandOf, freePort, isAlive, waitFor } from "./processes.ts";

export type Postgres = {
  /** Connection string of a database in this cluster. */
  url(database: string): string;
  /** Creates a database unless it exists, as a copy of `template` if given. */
  createDatabase(name: string, template?: string): Promise<void>;
  /** Ends all connections and shuts down; the data stays. */
  stop(): Promise<void>;
  /** Where the cluster lives: `dataDir`, or its stand-in when the database's user cannot use that. */
  place: string;
};

type Options = {
  /** A folder for this cluster alone; made when missing. */
  dataDir: string;
  /** For tests: faster, and a power cut may lose everything. */
  throwAway?: boolean;
};

const superuser = "silcrow";
const environment = { ...process.env, LC_ALL: "C", TZ: "UTC" };

/**
 * Starts a real Postgres on a free port of 127.0.0.1, made on first use, with no Unix socket. It ends with this process,
 * however that dies: a shell beside it reads a pipe of ours and stops it when the pipe closes.
 * A server left over from an earlier run on the same folder is stopped first; one that ends by itself is started again.
 * Two callers must not share a folder.
 * @throws Error with the end of Postgres's own log when it does not come up.
 */
export async function startPostgres({ dataDir, throwAway = false }: Options): Promise<Postgres> {
  const user = databaseUser();
  const { bin, version } = postgresBinaries(user);
  const place = placeFor(dataDir, user);
  const cluster = join(place, "cluster");

  await stopLeftover(cluster);
  rmSync(join(place, holdFile), { force: true });
  if (!existsSync(cluster)) await initialise({ bin, place, cluster, user });
  requireSameMajor(cluster, version);
  const password = readFileSync(join(place, "password"), "utf8");

  const running = await keepRunning({ bin, place, cluster, user, throwAway });
  const { port } = running;
  const url = (database: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
  return {
    url,
    place,
    createDatabase: (name, template) => createDatabase(url("postgres"), name, template),
    stop: running.stop,
  };
}

type Cluster = { bin: string; place: string; cluster: string; user: DatabaseUser | undefined; throwAway: boolean };

/** A cluster is made beside its final place and moved there whole: a killed first start leaves no half of one. */
async function initialise({ bin, place, cluster, user }: Omit<Cluster, "throwAway">): Promise<void> {
  const half = `${cluster}.new`;
  const passwordFile = join(place, "password");
  rmSync(half, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(18).toString("base64url"), { mode: 0o644 });
  const flags = [
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
  ];
  const child = spawn(
    join(bin, "initdb"),
    [`--pgdata=${half}`, `--username=${superuser}`, `--pwfile=${passwordFile}`, "--no-sync", ...flags],
    {
      ...asUser(user),
      cwd: "/",
      env: environment,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  const code = await exited(child);
  if (code !== 0) throw new Error(`Postgres could not make its data folder ${half}:\n${complaint.trim()}`);
  renameSync(half, cluster);
}

function requireSameMajor(cluster: string, version: string): void {
  const made = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  const major = version.split(".")[0];
  if (made !== major) {
    throw new Error(`${cluster} was made by Postgres ${made}, this is ${major}. See "Backup" in docs/operations.md.`);
  }
}

// File descriptor 3 is our end of the leash. The shell, not Postgres, holds it; when we are gone, `read` returns.
const leash =
  '"$@" 3<&- & pid=$!; (read -r _ <&3; kill -INT "$pid") & watch=$!; wait "$pid"; code=$?; kill "$watch" 2>/dev/null; exit "$code"';

/** While a file of this name lies in a cluster's place, a server that ended is left alone: an outage for tests. */
export const holdFile = "hold";

async function keepRunning(cluster: Cluster): Promise<{ port: number; stop(): Promise<void> }> {
  const { port, ...first } = await launch(cluster);
  let { child } = first;
  let stopped = false;
  const revive = async () => {
    const mayReturn = () => stopped || !existsSync(join(cluster.place, holdFile));
    while (!stopped) {
      await waitFor(() => false, 1_000);
      if (!mayReturn()) continue;
      // The same port, because that is the address everyone has. Not to be had at once? Then in a moment.
      const next = await launch(cluster, port).catch(() => undefined);
      if (next && stopped) await stop(next.child, cluster.cluster);
      if (!next) continue;
      child = next.child;
      return watch();
    }
  };
  const watch = () => child.once("exit", () => void revive());
  watch();
  return {
    port,
    stop() {
      stopped = true;
      return stop(child, cluster.cluster);
    },
  };
}

async function launch({ bin, place, cluster, user, throwAway }: Cluster, wanted?: number) {
  const logFile = join(place, "postgres.log");
  // Again when it fails in passing: between asking for a free port and taking it, someone else may; and the kernel may
  // still be freeing what a killed server held.
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await freePort());
    const settings: Record<string, string> = {
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      timezone: "UTC",
      log_timezone: "UTC",
      ...(throwAway && { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" }),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const log = openSync(logFile, "w", 0o644);
    const child = spawn(
      "/bin/sh",
      ["-c", leash, "sh", join(bin, "postgres"), "-D", cluster, "-p", String(port), ...flags],
      {
        ...asUser(user),
        cwd: "/",
        env: environment,
        // Its own process group: Ctrl+C in the terminal is for us, and we stop the server before its database.
        detached: true,
        stdio: ["ignore", log, log, "pipe"],
      },
    );
    closeSync(log);
    await waitFor(() => child.exitCode !== null || isReady(cluster), 60_000);
    if (child.exitCode === null && isReady(cluster)) return { child, port };

    await stop(child, cluster);
    const said = readFileSync(logFile, "utf8").trim();
    const passing = /could not bind|Address already in use|shared memory block/.test(said);
    if (!passing || attempt === 5) throw new Error(`Postgres did not start:\n${said.split("\n").slice(-8).join("\n")}`);
    await waitFor(() => false, 500);
  }
}

/** The running server's lock file: line 1 its process id, line 8 its state. Undefined when there is none. */
function lockFile(cluster: string): { pid: number; state: string } | undefined {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, state: lines[7]?.trim() ?? "" } : undefined;
  } catch {
    return undefined;
  }
}

function isReady(cluster: string): boolean {
  return lockFile(cluster)?.state === "ready";
}

/** Stops a server that outlived its launcher; a lock file whose process is somebody else's is removed. */
async function stopLeftover(cluster: string): Promise<void> {
  const lock = lockFile(cluster);
  if (!lock) return;
  const isOurs = () => isAlive(lock.pid) && commandOf(lock.pid).includes(cluster);
  if (isOurs()) {
    process.kill(lock.pid, "SIGINT");
    if (!(await waitFor(() => !isOurs(), 20_000)) && isOurs()) {
      process.kill(lock.pid, "SIGQUIT");
      await waitFor(() => !isOurs(), 10_000);
    }
  }
  rmSync(join(cluster, "postmaster.pid"), { force: true });
}

async function stop(child: ChildProcess, cluster: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = exited(child);
    (child.stdio[3] as NodeJS.WritableStream).end();
    const late = setTimeout(() => {
      const lock = lockFile(cluster);
      if (lock) process.kill(lock.pid, "SIGQUIT");
    }, 15_000);
    await gone;
    clearTimeout(late);
  }
  child.stdio[3]?.destroy();
}

function exited(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once("error", reject);
    child.once("exit", resolve);
  });
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
