import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isDraining } from "@/lib/server/health/draining";
import { markLastResponse } from "./hop-by-hop";

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

const callDirectly: Around = (_request, _response, answer) => answer();

const shared = globalThis as { silcrowConnections?: true };

/** Servers of this process that visitors don't know: nobody is told of their requests. */
const unwatched = new WeakSet<Server>();

/** Has the requests to a server answered like all others, with nothing around that. */
export function leaveUnwatched(server: Server): void {
  unwatched.add(server);
}

/**
 * From now on, no connection to this process is good for more than its share of requests, whatever its version of HTTP: Node's own
 * limit (`maxRequestsPerSocket`) doesn't count HTTP/1.0, and has what follows parsed and answered. Requests that arrive in one piece
 * begin at once, as those of as many connections do.
 * There are no WebSockets, and Next keeps a connection that asks for one at an address it doesn't know open for ever: without
 * a listener such a request is one like any other.
 * @param around is handed each request that is answered, and has it answered
 */
export function limitConnections(around: Around = callDirectly): void {
  if (shared.silcrowConnections) return;
  shared.silcrowConnections = true;
  const known = new WeakSet<Server>();
  // Published for each connection, before anything is read of it. Next makes its server itself: here it is met first.
  subscribe("net.server.socket", (message) => {
    const { server } = (message as { socket: Socket & { server?: unknown } }).socket;
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    server.requestTimeout = requestTimeoutMs;
    server.removeAllListeners("upgrade");
    wrapListeners(server, unwatched.has(server) ? callDirectly : around);
  });
}

/** The path and query of a request: a proxy may say a whole address (RFC 9112 §3.2.2), to whose host Next would lead a browser. */
function removeOrigin(target = ""): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
  return path === undefined ? target : path.replace(/^(?!\/)/, "/");
}

/** Takes the requests of a server, counts those of each connection, and has its listeners answer them. */
function wrapListeners(server: Server, around: Around): void {
  const counts = new WeakMap<Socket, number>();
  const listeners = server.listeners("request");
  const take = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count > maxRequestsPerConnection) {
      socket.destroy();
      return;
    }
    const isLast = () => count === maxRequestsPerConnection || (isDraining() && count === counts.get(socket));
    request.url = removeOrigin(request.url);
    // A client that keeps connections open would send its next request into one that is about to close.
    markLastResponse(response, isLast);
    around(request, response, () => {
      const refusal = findRefusal(request);
      if (refusal) refuse(response, refusal);
      else for (const listener of listeners) listener.call(server, request, response);
    });
  };
  server.removeAllListeners("request");
  server.on("request", take);
  // Without a listener Node answers these itself, and doesn't say when an answer is the last one.
  server.on("checkExpectation", take);
}

interface Refusal {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

/** Why a request is refused before Next sees it; undefined when it isn't. */
function findRefusal({ method, url = "", headers }: IncomingMessage): Refusal | undefined {
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
