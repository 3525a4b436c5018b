import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

const shared = globalThis as { silcrowStalls?: true };

/**
 * From now on, an answer of this process that waits to be read, and of which nothing was read for so long, is given up with
 * its connection: a client that never reads must not hold what it is to read. What an answer takes to begin doesn't count.
 * @param timeoutMs how long nothing may have been read
 */
export function dropStalledResponses(timeoutMs = 30_000): void {
  if (shared.silcrowStalls) return;
  shared.silcrowStalls = true;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    // The clock of a socket starts anew whenever some of what waits to be sent has gone out.
    response.setTimeout(timeoutMs, () => {
      if (response.writableLength > 0 || request.socket.writableLength > 0) request.socket.destroy();
    });
  });
}
