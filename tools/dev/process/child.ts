import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

// Only in our own child: Node hands `--import` on to its workers, whose channel to their parent is what keeps them alive.
const leash = `if (process.ppid === ${process.pid}) {
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(0), 3000).unref();
  });
  process.channel?.unref();
}`;

export type Child = {
  /** Settles when it ends, with its exit code or the signal that ended it. */
  ended: Promise<number | string>;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
  /** Its process id; undefined when it could not be started. */
  pid: number | undefined;
  /** Sends it a signal, without waiting for anything. */
  signal(signal: NodeJS.Signals): void;
};

type Options = {
  cwd: string;
  env?: NodeJS.ProcessEnv | undefined;
  /** Aborting stops it. */
  signal?: AbortSignal | undefined;
  /** Gets each line it prints; without, the terminal does. */
  print?: (line: string) => void;
  /** A file that it writes to by itself, in place of both. */
  file?: string;
};

/**
 * Starts a Node program that ends when we do, however we end: when the pipe to its launcher breaks, it asks itself to stop,
 * and makes sure of it three seconds later.
 */
export function startNode(args: string[], { cwd, env, signal, print, file }: Options): Child {
  const output = file ? openSync(file, "a") : print ? "pipe" : "inherit";
  const child = spawn(process.execPath, ["--import", `data:text/javascript,${encodeURIComponent(leash)}`, ...args], {
    cwd,
    env,
    // Its own process group, unless it has the terminal: Ctrl+C is for the launcher, which stops things in their order.
    detached: print !== undefined || file !== undefined,
    stdio: ["ignore", output, output, "ipc"],
  });
  if (typeof output === "number") closeSync(output);
  const read = [child.stdout, child.stderr].flatMap((stream) =>
    print && stream ? once(createInterface(stream).on("line", print), "close") : [],
  );

  const ended = new Promise<number | string>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", async (code, killedBy) => {
      // Its last lines come after its end; what it started may keep the pipe open for longer.
      await Promise.race([Promise.all(read), sleep(1_000, undefined, { ref: false })]);
      resolve(killedBy ?? code ?? 1);
    });
  });
  const stop = async () => {
    const { pid } = child;
    if (!pid || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    // The whole group: `next dev` has children of its own.
    const late = print && setTimeout(() => process.kill(-pid, "SIGKILL"), 5_000);
    await ended;
    clearTimeout(late);
  };
  signal?.addEventListener("abort", stop);
  void ended.finally(() => signal?.removeEventListener("abort", stop)).catch(() => {});
  return { pid: child.pid, ended, stop, signal: (name) => void child.kill(name) };
}
