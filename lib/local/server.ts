import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { leashed } from "./leash.ts";
import { waitFor } from "./processes.ts";
import { Refusal } from "./progress.ts";

export type Server = {
  /** Settles when the server ends by itself, with a word on how. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

type Options = { cwd: string; args: string[]; env: NodeJS.ProcessEnv; port: number; print: (line: string) => void };

/** The server of a production build, from its own folder. Resolves when it answers on 127.0.0.1. */
export function serveBuild(folder: string, options: Pick<Options, "env" | "port" | "print">): Promise<Server> {
  return serve({ ...options, cwd: folder, args: ["server.js"] });
}

/** `next dev` on the tree itself. Resolves when it answers on 127.0.0.1. */
export function serveTree(root: string, options: Pick<Options, "env" | "port" | "print">): Promise<Server> {
  const next = join(root, "node_modules", "next", "dist", "bin", "next");
  return serve({
    ...options,
    cwd: root,
    args: [next, "dev", "--hostname", "127.0.0.1", "--port", String(options.port)],
  });
}

async function serve({ cwd, args, env, port, print }: Options): Promise<Server> {
  const child = spawn(process.execPath, [...leashed, ...args], {
    cwd,
    env: { ...env, PORT: String(port), HOSTNAME: "127.0.0.1" },
    // Its own process group: Ctrl+C in the terminal is for the launcher, which stops things in their order.
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on("line", (line) => {
      if (said.push(line) > 200) said.shift();
      print(line);
    });
  }
  const ended = new Promise<string>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(signal ?? `code ${code}`));
  });
  let how: string | undefined;
  void ended.then((word) => {
    how = word;
  });
  const answered = await waitFor(() => how !== undefined || answers(port), 90_000, 100);
  if (how !== undefined || !answered) {
    await stop(child, ended);
    throw new Refusal(`The server did not come up${how ? ` (${how})` : ""}:\n${said.join("\n")}`);
  }
  return { ended, stop: () => stop(child, ended) };
}

async function answers(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Lets requests finish for a moment, then ends the whole process group: `next dev` has children of its own. */
async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.pid) {
    child.kill("SIGTERM");
    const { pid } = child;
    const late = setTimeout(() => process.kill(-pid, "SIGKILL"), 5_000);
    await ended;
    clearTimeout(late);
  }
}
