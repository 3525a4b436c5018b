import { getCurrentUserId, readClaimedSession } from "@/lib/account/auth/session";
import { openUserStream } from "@/lib/account/live/stream";
import { withLimit } from "@/lib/server/limits/with-limit";
import { getClientAddress } from "@/lib/server/request/client-address";
import { createErrorResponse } from "@/lib/server/request/error-response";

/**
 * The signed-in user, kept live as server-sent events; 204 when signed out, which ends an EventSource for good, and 429 for
 * whoever has too many open.
 */
export const GET = withLimit("live", async (request) => {
  try {
    // Not checked yet: the stream does that, and waits for a database that is away.
    const session = await readClaimedSession();
    const { signal, headers } = request;
    const lastEventId = headers.get("last-event-id");
    const address = getClientAddress(headers);
    const stream = session && (await openUserStream(session, { signal, lastEventId, address }));
    if (!stream) return new Response(null, { status: 204 });
    return new Response(stream, {
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
        // A stopping server would be asked again through the connection it still waits for.
        connection: "close",
      },
    });
  } catch (error) {
    return createErrorResponse(error, "Opening a live stream failed", request);
  }
});

/** Tells a client whose stream was refused whether it is signed out (204) or should come back (anything else). */
export const HEAD = withLimit("live", async () => {
  const status = await getCurrentUserId().then(
    (id) => (id ? 200 : 204),
    () => 503,
  );
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
});
