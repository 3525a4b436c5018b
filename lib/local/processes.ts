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
export function commandOf(pid: number): string {
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
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("The system gave no port");
  return address.port;
}

/**
 * Whether something already answers on `localhost:<port>`. Both families are asked: a browser given "localhost" may
 * reach a stranger on [::1] while we would listen on 127.0.0.1.
 */
export async function portInUse(port: number): Promise<boolean> {
  const answered = await Promise.all(["127.0.0.1", "::1"].map((host) => answers(host, port)));
  return answered.includes(true) || !(await canListen(port));
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

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
