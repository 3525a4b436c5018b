import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { getEnv } from "@/lib/server/env";
import { runAsRequest } from "@/lib/server/metrics/current-request";
import { getReceiver } from "@/lib/server/metrics/report";
import { type Route, readRoutes } from "@/lib/server/metrics/routes";
import { logRequest } from "./access-log";

const idPattern = /^[\w-]{8,64}$/;

/** The id a request goes by: the one a proxy of ours gave it, else a new one. A visitor's own word counts for nothing. */
export function readRequestId(headers: IncomingHttpHeaders, proxies: number): string {
  const header = headers["x-request-id"];
  return proxies > 0 && typeof header === "string" && idPattern.test(header) ? header : randomUUID();
}

/**
 * Makes what stands around the answering of every request: an id that the answer, each line of the log and each query carry, one
 * line about it when it is done, and what a collector is told of it.
 * @param folder where the server runs
 */
export function createRequestWrapper(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, answer: () => void) => void {
  const routeOf: (address: string) => Route = readRoutes(folder);
  const { TRUSTED_PROXIES } = getEnv();
  return (request, response, answer) => {
    const id = readRequestId(request.headers, TRUSTED_PROXIES);
    const route = routeOf(request.url ?? "/");
    const { socket } = request;
    const answered = { id, route, begun: performance.now(), socket, sentBefore: socket.bytesWritten };
    response.setHeader("x-request-id", id);
    response.once("close", () => logRequest(request, response, answered));
    const taker = getReceiver();
    runAsRequest(id, taker ? () => taker.inRequest(request, response, { id, route }, answer) : answer);
  };
}
