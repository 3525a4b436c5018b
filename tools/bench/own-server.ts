import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { productionBuild } from "@/tools/dev/build";
import { freePort, waitFor } from "@/tools/dev/process/processes";
import { terminalProgress } from "@/tools/dev/process/progress";
import { childEnvironment, type ServerEnvironment } from "@/tools/dev/settings";
import { startStack } from "@/tools/dev/stack";
import { root as ourRoot } from "@/tools/sections/server";
import { evaluate, heldMemory } from "./inspector";

export type OwnServer = {
  /** `http://127.0.0.1:<port>` */
  address: string;
  environment: ServerEnvironment;
  database: pg.Client;
  /** Starts the server, also again after `kill`. */
  start(): Promise<void>;
  /** What the server holds in memory once its garbage is collected, in bytes. */
  memory(): Promise<number>;
  /** What the system has given the server, in bytes. */
  residentMemory(): Promise<number>;
  /** Ends the server without a word. */
  kill(): Promise<void>;
};

/**
 * A whole shop on a database that is thrown away, and beside its server one of the bench's own: a process that can be
 * watched, and killed. Of this project, or of another folder.
 */
export async function withOwnServer<T>(
  work: (server: OwnServer) => Promise<T>,
  { root = ourRoot, signal }: { root?: string; signal?: AbortSignal } = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "silcrow-bench-"));
  const progress = terminalProgress();
  const stack = await startStack({
    root,
    dataDir,
    port: await freePort(),
    mode: "production",
    // As behind a proxy, so that a thousand people can come from addresses of their own.
    own: { TRUSTED_PROXIES: "1" },
    throwAway: true,
    progress,
    print: () => {},
    signal,
  });
  const { environment, databaseFolder } = stack;
  const database = new pg.Client({ connectionString: environment.DATABASE_URL });
  await database.connect();
  const build = await productionBuild(root, undefined, progress, signal);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const inspector = await freePort();
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const env = childEnvironment(environment, { NODE_ENV: "production", PORT: String(port), HOSTNAME: "127.0.0.1" });
    const args = [`--inspect=127.0.0.1:${inspector}`, "server.js"];
    server = spawn(process.execPath, args, { cwd: build, env, stdio: "ignore" });
    if (!(await waitFor(isUp, 60_000))) throw new Error("The server did not come up");
  }
  const isUp = () =>
    fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill("SIGKILL");
    await gone;
  }

  try {
    return await work({
      address,
      environment,
      database,
      start,
      kill,
      memory: () => heldMemory(inspector),
      residentMemory: () => evaluate(inspector, "process.memoryUsage().rss"),
    });
  } finally {
    await kill();
    await database.end();
    await stack.stop();
    for (const folder of [dataDir, databaseFolder]) if (folder) rmSync(folder, { recursive: true, force: true });
  }
}
