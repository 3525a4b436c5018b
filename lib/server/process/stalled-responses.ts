import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

const shared = globalThis as { silcrowStalls?: true };

/** What was left to send when a connection was last looked at, and since when it has been that. */
interface Backlog {
  state: string;
  since: number;
}

/**
 * From now on, a connection of this process with data to send, of which the client has read nothing for so long, is
 * closed: a client that never reads must not hold what it is to read, however many requests it goes on sending. The time an
 * answer takes to begin doesn't count. Node's own limit (`server.timeout`) is no such one: it ends who waits for a late answer (bare-node.test.ts), and
 * begins anew with each byte that is sent.
 * @param timeoutMs how long nothing may have been read; connections are looked at four times in it
 */
export function dropStalledResponses(timeoutMs = 30_000): void {
  if (shared.silcrowStalls) return;
  shared.silcrowStalls = true;
  const backlogs = new Map<Socket, Backlog>();

  subscribe("http.server.request.start", (message) => {
    const { socket } = (message as { request: IncomingMessage }).request;
    if (backlogs.has(socket) || socket.destroyed) return;
    backlogs.set(socket, { state: "", since: performance.now() });
    socket.once("close", () => backlogs.delete(socket));
  });

  setInterval(() => {
    const now = performance.now();
    for (const [socket, backlog] of backlogs) {
      const state = describeState(socket);
      if (socket.writableLength === 0 || state !== backlog.state) backlogs.set(socket, { state, since: now });
      else if (now - backlog.since >= timeoutMs) socket.destroy();
    }
  }, timeoutMs / 4).unref();
}

/**
 * Changes whenever the client has read something. `bytesWritten` grows with what is handed over to be sent, so only the
 * difference tells; a single large write is one item there, of which only the handle knows how much has gone (it is what
 * Node's own socket timeouts look at).
 */
function describeState(socket: Socket): string {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize ?? ""}`;
}
