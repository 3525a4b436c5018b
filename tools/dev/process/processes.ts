import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Whether a process with this id exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The command line of a process, or "" when it is gone. Guards against a recycled id: ask before you signal. */
export function readCommandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    // No /proc: macOS, or the process is gone.
  }
  try {
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return "";
  }
}

/**
 * When a process began, as this machine tells it, or "" when it is gone: with the id it says which process is meant, after
 * the id has been given to another one, too.
 */
export function startOf(pid: number): string {
  try {
    // The 22nd field, in ticks since the machine began; the second is the command in brackets and may hold spaces.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop()?.split(" ")[19] ?? "";
  } catch {
    // No /proc: macOS, or the process is gone.
  }
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}

/** The id of a process's parent; 1 when it is not known. */
export function readParentId(pid: number): number {
  try {
    const ps = execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(ps) || 1;
  } catch {
    // No `ps`, as in slim containers.
  }
  try {
    // The fourth field; the second is the command in brackets and may hold spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop()?.split(" ")[1]) || 1;
  } catch {
    return 1;
  }
}

/** Waits until `done()` is true; false when `timeout` (ms) passed first. */
export async function waitFor(
  done: () => boolean | Promise<boolean>,
  timeout: number,
  interval = 50,
): Promise<boolean> {
  const end = Date.now() + timeout;
  while (!(await done())) {
    if (Date.now() > end) return false;
    await sleep(interval);
  }
  return true;
}

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("The system gave no port");
  return address.port;
}

/**
 * Why we could not serve on `localhost:<port>`, as the end of a sentence, or undefined when we can. Both families are
 * asked: a browser given "localhost" may reach a stranger on [::1] while we would listen on 127.0.0.1.
 */
export async function findPortProblem(port: number): Promise<string | undefined> {
  const answered = await Promise.all(["127.0.0.1", "::1"].map((host) => answers(host, port)));
  const code = answered.includes(true) ? "EADDRINUSE" : await listenProblem(port);
  if (code === "EADDRINUSE") return "is in use by another program";
  if (code === "EACCES") return "is reserved: only root may listen on it";
  return code && `cannot be used (${code})`;
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 500 });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}

function listenProblem(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(undefined)));
  });
}
