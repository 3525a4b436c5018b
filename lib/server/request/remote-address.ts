import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

const shared = globalThis as { silcrowRemoteAddress?: true };

/**
 * From now on, every request to this process has the address of its connection at the end of X-Forwarded-For, as behind
 * any proxy. Next itself adds it only where the client sent no such header, so that it could not be told from an
 * invented one, and Node has no setting for it.
 */
export function appendRemoteAddress(): void {
  if (shared.silcrowRemoteAddress) return;
  shared.silcrowRemoteAddress = true;
  subscribe("http.server.request.start", (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request;
    const said = headers["x-forwarded-for"];
    headers["x-forwarded-for"] = [...(said ? [said].flat() : []), socket.remoteAddress ?? "unknown"].join(", ");
  });
}
