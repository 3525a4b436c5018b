import type { IncomingMessage } from "node:http";
import { Agent, type RequestOptions, request } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** A request that a visitor makes, by name. */
export interface Ask {
  name: string;
  path: string | (() => string);
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  text: string;
  headers: IncomingMessage["headers"];
}

/** Somebody with an address of their own, as the limits count by address. */
export interface Visitor {
  ask(ask: Ask): Promise<Answer>;
  /** The same, with its body still to come. */
  open(ask: Ask): Promise<IncomingMessage>;
  leave(): void;
}

/** In ms: longer than the proxy waits for the app. */
const timeoutMs = 70_000;

/** A visitor of the shop at `address`, one request at a time. @param index up to 65,000 */
export function createVisitor(address: string, index: number): Visitor {
  const { host, port } = new URL(address);
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 1,
    rejectUnauthorized: false,
    localAddress: `127.8.${index >> 8}.${index & 255 || 255}`,
  });
  const open = (
    { path: asked, method = "GET", headers = {}, body }: Ask,
    isAgain = false,
  ): Promise<IncomingMessage> => {
    const path = typeof asked === "string" ? asked : asked();
    return new Promise((resolve, reject) => {
      const options: RequestOptions = {
        host: "127.0.0.1",
        port,
        path,
        method,
        agent,
        headers: { host, ...headers, ...(body !== undefined && { "content-length": Buffer.byteLength(body) }) },
      };
      const sent = request(options, resolve);
      sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`nothing came for ${timeoutMs / 1000} s`)));
      sent.on("error", (error: NodeJS.ErrnoException) => {
        // As browsers do: a connection that was idle is closed by a proxy that reads its settings anew.
        if (!sent.reusedSocket || error.code !== "ECONNRESET" || isAgain) return reject(error);
        open({ name: "again", path, method, headers, ...(body !== undefined && { body }) }, true).then(resolve, reject);
      });
      sent.end(body);
    });
  };
  return {
    open: (ask) => open(ask),
    async ask(ask) {
      const response = await open(ask);
      return { status: response.statusCode ?? 0, text: await text(response), headers: response.headers };
    },
    leave: () => agent.destroy(),
  };
}

export interface Failure {
  name: string;
  /** The status of the answer, or what kept it from coming. */
  why: string;
  /** In ms since 1970. */
  at: number;
}

/** Asks, and gives the answer; undefined, with a failure noted, where none comes or it is of 500 and above. */
export async function askNoting(visitor: Visitor, ask: Ask, failed: Failure[]): Promise<Answer | undefined> {
  const note = (why: string) => void failed.push({ name: ask.name, why, at: Date.now() });
  try {
    const answer = await visitor.ask(ask);
    if (answer.status < 500) return answer;
    note(String(answer.status));
  } catch (error) {
    note(error instanceof Error ? error.message : String(error));
  }
  return undefined;
}

/** Visitors who ask one thing after the other until `stop` is called. */
export function startLoad(address: string, asks: readonly Ask[], visitors = 8) {
  let going = true;
  let asked = 0;
  const failed: Failure[] = [];
  const user = async (index: number) => {
    const visitor = createVisitor(address, index);
    for (let turn = index; going; turn++) {
      asked++;
      await askNoting(visitor, asks[turn % asks.length] as Ask, failed);
      await sleep(20);
    }
    visitor.leave();
  };
  const users = Array.from({ length: visitors }, (_, index) => user(index + 1));
  return {
    async stop(): Promise<{ asked: number; failed: Failure[] }> {
      going = false;
      await Promise.all(users);
      return { asked, failed };
    },
  };
}
