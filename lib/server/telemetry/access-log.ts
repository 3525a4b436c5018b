import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Route } from "@/lib/server/metrics/routes";

/** In ms: how long lines are gathered, since writing each one alone costs more than all else that is done for it. */
const gatherFor = 50;
/** So many lines are written at once in any case. */
const mostLines = 200;

let gathered: string[] = [];
let timer: NodeJS.Timeout | undefined;
let isHeard = false;

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  const lines = gathered;
  gathered = [];
  // By the console, which minds no disk that is full.
  if (lines.length > 0) console.info(lines.join("\n"));
}

/** What is known of a request once it is answered. */
export interface Answered {
  id: string;
  route: Route;
  /** When it began, as performance.now() says. */
  begun: number;
  /** Its connection, which a request has no more when that has ended. */
  socket: Socket;
  /** What the connection had sent before. */
  sentBefore: number;
}

/**
 * Writes one line about a request that was answered, or whose client went away before (`cut`). Files that came as they
 * should are not worth one. The line says what was asked for and how it went, never by whom.
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { id, route, begun, socket, sentBefore }: Answered,
): void {
  const { statusCode: status } = response;
  if (route.kind === "file" && (status === 200 || status === 304)) return;
  const facts = {
    level: "info",
    time: new Date().toISOString(),
    event: "request",
    request: id,
    method: request.method,
    route: route.template,
    status,
    ms: Math.round((performance.now() - begun) * 10) / 10,
    bytes: socket.bytesWritten - sentBefore,
    ...(!response.writableFinished && { cut: true }),
  };
  gathered.push(JSON.stringify(facts));
  if (!isHeard) process.once("exit", write);
  isHeard = true;
  if (gathered.length >= mostLines) write();
  else timer ??= setTimeout(write, gatherFor).unref();
}
