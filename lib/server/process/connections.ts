import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isDraining } from "@/lib/server/health/draining";
import { sayWhenLast } from "./hop-by-hop";

/** So many requests may come over one connection; then it is closed, and clients open another. */
export const maxRequestsPerConnection = 32;

/**
 * So many parameters an address may have. Next reads them several times, some of those in the square of their number: 7,000
 * take seconds. The longest address of ours, the way back from signing in, has seven.
 */
export const maxParameters = 100;

/** How long a request may take to arrive whole, its body included, in ms. */
const requestTimeoutMs = 60_000;

/** What stands around the answering of a request. */
type Around = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void;

const alone: Around = (_request, _response, answer) => answer();

const shared = globalThis as { silcrowConnections?: true };

/** Servers of this process that visitors don't know: nobody is told of their requests. */
const unwatched = new WeakSet<Server>();

/** Has the requests to a server answered like all others, with nothing around that. */
export function leaveUnwatched(server: Server): void {
  unwatched.add(server);
}

/**
 * From now on, no connection to this process gets more than its share of it. Requests that arrive in one piece (pipelining)
 * would all begin in one turn of the event loop; here one follows the other, so that other connections come in between.
 * There are no WebSockets, and Next keeps a connection that asks for one at an address it doesn't know open for ever: without
 * a listener such a request is one like any other.
 * @param around is handed each request that is answered, and has it answered
 */
export function limitConnections(around: Around = alone): void {
  if (shared.silcrowConnections) return;
  shared.silcrowConnections = true;
  const known = new WeakSet<Server>();
  // Published for each connection, also for one that will ask for an upgrade.
  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: HttpSocket };
    const { server } = socket;
    if (!(server instanceof Server)) return;
    parseOnlySoMany(socket);
    if (known.has(server)) return;
    known.add(server);
    server.requestTimeout = requestTimeoutMs;
    server.removeAllListeners("upgrade");
    takeOneAtATime(server, unwatched.has(server) ? alone : around);
  });
}

/** A connection as Node's HTTP server has it: with its parser, which hands over each request whose head is read. */
type HttpSocket = Socket & { server?: unknown; parser?: { onIncoming?: (...head: unknown[]) => number } | null };

/** How many requests of a connection were parsed. Node answers some of them by itself (no host). */
const parsed = new WeakMap<Socket, number>();

/**
 * Ends a connection at the first request too many, before anything is made of it. A destroyed connection alone would have the rest of
 * what was read parsed.
 */
function parseOnlySoMany(socket: HttpSocket): void {
  const { parser } = socket;
  const onIncoming = parser?.onIncoming;
  if (!parser || !onIncoming) return;
  parser.onIncoming = (...head) => {
    const count = (parsed.get(socket) ?? 0) + 1;
    parsed.set(socket, count);
    if (count <= maxRequestsPerConnection) return onIncoming(...head);
    socket.destroy();
    // To the parser: stop here, what follows is no HTTP.
    return 2;
  };
}

/** The requests of a connection: how many came so far, and those that wait for the one that is being answered. */
interface Queue {
  count: number;
  waiting: (() => void)[];
}

/** Hands the requests of a connection to the server's listeners one after the other. */
function takeOneAtATime(server: Server, around: Around): void {
  const queues = new WeakMap<Socket, Queue>();
  const emit = server.emit.bind(server) as (event: string, ...values: unknown[]) => boolean;

  const take = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const queue = queues.get(socket) ?? { count: 0, waiting: [] };
    queues.set(socket, queue);
    // Counted here: Node's own limit doesn't count HTTP/1.0.
    queue.count = Math.max(queue.count + 1, parsed.get(socket) ?? 0);
    if (queue.count > maxRequestsPerConnection) {
      socket.destroy();
      return;
    }
    const isLast = queue.count === maxRequestsPerConnection;
    // A client that keeps connections open would send its next request into one that is about to close.
    sayWhenLast(response, () => isLast || (isDraining() && queue.waiting.length <= 1));
    const begin = () => {
      if (socket.destroyed) return;
      const refusal = refusalOf(request);
      // Also when the connection has gone.
      response.once("close", () => {
        queue.waiting.shift();
        // In a later turn: what other connections wait for comes first.
        if (queue.waiting[0]) setImmediate(queue.waiting[0]);
      });
      around(request, response, () => {
        if (refusal) refuse(response, refusal);
        else emit("request", request, response);
      });
    };
    queue.waiting.push(begin);
    if (queue.waiting.length === 1) begin();
  };

  // Without a listener Node answers these itself, and doesn't say when an answer is the last one.
  server.on("checkExpectation", () => {});
  server.emit = (event: string, ...values: unknown[]) => {
    if (event !== "request" && event !== "checkExpectation") return emit(event, ...values);
    take(values[0] as IncomingMessage, values[1] as ServerResponse);
    return true;
  };
}

interface Refusal {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

/** Why a request is refused before Next sees it; undefined when it isn't. */
function refusalOf({ method, url = "", headers }: IncomingMessage): Refusal | undefined {
  // As Node reads it (RFC 9110 §10.1.1).
  if (headers.expect !== undefined && !/(?:^|\W)100-continue(?:$|\W)/i.test(headers.expect)) {
    return { status: 417, text: "What this request expects can't be met." };
  }
  if (hasTooManyParameters(url)) {
    return { status: 414, text: `This address has too many parameters: up to ${maxParameters} are possible.` };
  }
  // Of these Next would make a `Request`, which can be neither, and answer 500.
  if (method === "TRACE") {
    return { status: 405, text: "Requests are not traced.", headers: { allow: "GET, HEAD, POST, OPTIONS" } };
  }
  if (!/^(?:\/|https?:)/i.test(url)) return { status: 400, text: "This address is not well formed." };
  return undefined;
}

function hasTooManyParameters(address: string): boolean {
  let parameters = 0;
  for (let at = address.indexOf("&"); at >= 0 && parameters < maxParameters; at = address.indexOf("&", at + 1))
    parameters++;
  return parameters >= maxParameters;
}

function refuse(response: ServerResponse, { status, text, headers }: Refusal): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...headers });
  response.end(text);
}
