import { currentUserId } from "@/lib/auth/session";
import { openUserStream } from "@/lib/users/live-stream";
import { getUser } from "@/lib/users/queries";

/** The signed-in user, kept live as server-sent events; 204 when signed out, which ends an EventSource for good. */
export async function GET(request: Request) {
  const id = await currentUserId();
  const stream =
    id && (await openUserStream(id, { signal: request.signal, lastEventId: request.headers.get("last-event-id") }));
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
}

/** Tells a client whose stream was refused whether it is signed out (204) or should come back (200, 503). */
export async function HEAD() {
  const id = await currentUserId();
  const status = id
    ? await getUser(id).then(
        (user) => (user ? 200 : 204),
        () => 503,
      )
    : 204;
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
