import { type Child, startNode } from "../process/child.ts";
import { waitFor } from "../process/processes.ts";
import { Refusal } from "../process/progress.ts";
import { buildChildEnvironment, type ServerEnvironment } from "../settings.ts";

/** One of the app processes, which can be replaced, and killed. */
export type App = {
  name: string;
  /** host:port */
  address: string;
  /** The process, while it runs. */
  pid(): number | undefined;
  /** Starts the server of a build, which writes to its log, or to the file that is given. It may not be ready yet. */
  start(build: string, log?: string): void;
  isReady(): Promise<boolean>;
  /** Tells it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it without a word. */
  kill(): Promise<void>;
};

type Options = { name: string; port: number; environment: ServerEnvironment; logFile: string; inspector?: number };

/** A server on a port of 127.0.0.1, not started yet. What it prints goes to a file. */
export function createApp({ name, port, environment, logFile, inspector }: Options): App {
  const address = `127.0.0.1:${port}`;
  let running: Child | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    running?.signal(signal);
    await running?.ended;
    running = undefined;
  }

  return {
    name,
    address,
    pid: () => running?.pid,
    start(build, file = logFile) {
      if (running) throw new Refusal(`${name} runs already`);
      const env = buildChildEnvironment(environment, {
        NODE_ENV: "production",
        PORT: String(port),
        HOSTNAME: "127.0.0.1",
      });
      const inspect = inspector === undefined ? [] : [`--inspect=127.0.0.1:${inspector}`];
      running = startNode([...inspect, "server.js"], { cwd: build, env, file });
    },
    isReady: () =>
      fetch(`http://${address}/api/ready`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

/** Waits until it is ready. @throws Refusal after `seconds` */
export async function waitUntilReady(app: App, seconds = 60): Promise<void> {
  if (!(await waitFor(() => app.isReady(), seconds * 1_000, 100)))
    throw new Refusal(`${app.name} did not get ready within ${seconds} s`);
}
