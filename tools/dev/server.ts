import { join } from "node:path";
import { type Child, startNode } from "./process/child.ts";
import { waitFor } from "./process/processes.ts";
import { Refusal } from "./process/progress.ts";

/** A server process. */
export type Server = Child;

type Options = { env: NodeJS.ProcessEnv; port: number; print: (line: string) => void };

/** The server of a production build, from its own folder. Resolves when it answers on 127.0.0.1. */
export function serveBuild(folder: string, options: Options): Promise<Server> {
  return serve(folder, ["server.js"], options);
}

/** `next dev` on the tree itself. Resolves when it answers on 127.0.0.1. */
export function serveTree(root: string, options: Options): Promise<Server> {
  const next = join(root, "node_modules", "next", "dist", "bin", "next");
  return serve(root, [next, "dev", "--hostname", "127.0.0.1", "--port", String(options.port)], options);
}

async function serve(cwd: string, args: string[], { env, port, print }: Options): Promise<Server> {
  const said: string[] = [];
  const server = startNode(args, {
    cwd,
    env: { ...env, PORT: String(port), HOSTNAME: "127.0.0.1" },
    print(line) {
      if (said.push(line) > 200) said.shift();
      print(line);
    },
  });
  let how: number | string | undefined;
  void server.ended.then((word) => {
    how = word;
  });
  const answered = await waitFor(() => how !== undefined || answers(port), 90_000, 100);
  if (how === undefined && answered) return server;
  await server.stop();
  throw new Refusal(
    `The server did not come up${how === undefined ? "" : `, it ended with ${how}`}:\n${said.join("\n")}`,
  );
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
