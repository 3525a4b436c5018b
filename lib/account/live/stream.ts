import "server-only";
import { createHash } from "node:crypto";
import type { Session } from "@/lib/account/auth/queries";
import { toAppError } from "@/lib/server/errors";
import { isDraining, listenForDraining } from "@/lib/server/health/draining";
import { createRateLimitError } from "@/lib/server/limits/limit";
import { openStreams } from "@/lib/server/limits/rules";
import { logError } from "@/lib/server/log";
import { count, watch } from "@/lib/server/metrics/report";
import type { UserId } from "@/lib/server/user-id";
import { readSnapshot } from "./snapshots";
import { subscribeToUser } from "./user-feed";

/** In ms: proxies and browsers drop a silent stream after 30 to 60 seconds. */
const heartbeat = 20_000;
/** In ms: how soon a failed read is tried again when the change feed has no news of its own. */
const retryRead = 5_000;
/** In seconds: when whoever has too many open may try again. Clients back off to that by themselves. */
const retryOpen = 30;
/** Frames a client may leave unread before it counts as gone. */
const maxUnreadFrames = 64;

const encoder = new TextEncoder();
const open = new Set<() => void>();
watch("silcrow.streams.open", () => [[open.size]]);
/** How many streams are open, by user and by address. */
const openFor = new Map<string, number>();
/** Next waits for open responses before it stops, and these never end by themselves. */
let endsWithProcess = false;

/**
 * The live stream of one signed-in user as server-sent events: `user` (a UserSnapshot) at once and after every change,
 * `unavailable` when the database can't be read, comments as heartbeats. It recovers by itself, ends with `signal`,
 * when the session is ended or the user deleted, and when the process stops. A client that already has the newest state
 * (`lastEventId`) isn't sent it again. Null when the session, which may be a mere claim, is not open.
 * @param address where the request comes from (lib/server/request/client-address.ts)
 * @throws AppError `rate_limited` when this user or this address has too many open: those that are open stay
 */
export async function openUserStream(
  session: Session,
  { signal, lastEventId, address }: { signal: AbortSignal; lastEventId: string | null; address: string },
): Promise<ReadableStream<Uint8Array> | null> {
  refuseTooMany(session.userId, address);
  const follower = new Follower(session, address, lastEventId);
  await follower.refresh();
  if (follower.gone) return null;
  if (signal.aborted || isDraining()) follower.end();
  signal.addEventListener("abort", follower.end, { once: true });
  return new ReadableStream({ start: follower.attach, cancel: follower.end });
}

function refuseTooMany(id: UserId, address: string): void {
  const has = (who: string, most: number) => (openFor.get(who) ?? 0) >= most;
  if (!has(`user ${id}`, openStreams.user) && !has(`address ${address}`, openStreams.address)) return;
  count("silcrow.refusals", { rule: "openStreams" });
  throw createRateLimitError(retryOpen, "too many streams of a user or an address");
}

function countOpen(by: 1 | -1, { userId, address }: { userId: UserId; address: string }): void {
  for (const key of [`user ${userId}`, `address ${address}`]) {
    const count = (openFor.get(key) ?? 0) + by;
    if (count > 0) openFor.set(key, count);
    else openFor.delete(key);
  }
}

class Follower {
  /** There is no such session, or no longer. */
  gone = false;
  #ended = false;
  readonly #session: Session;
  readonly #counted: { userId: UserId; address: string };
  readonly #unsubscribe: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #waiting = "retry: 2000\n\n";
  #sent: string | null;
  #down = false;
  #reading = false;
  #stale = false;
  #beat: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(session: Session, address: string, lastEventId: string | null) {
    this.#session = session;
    this.#counted = { userId: session.userId, address };
    this.#sent = lastEventId;
    // Subscribed before the first read: a change in between is heard, not lost.
    this.#unsubscribe = subscribeToUser(session.userId, () => void this.refresh());
    open.add(this.end);
    countOpen(1, this.#counted);
    if (!endsWithProcess) listenForDraining(endAll);
    endsWithProcess = true;
  }

  attach = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    if (this.#ended) return controller.close();
    this.#controller = controller;
    this.#send("");
    this.#beat = setInterval(() => this.#send(": beat\n\n"), heartbeat);
  };

  end = (): void => {
    if (this.#ended) return;
    this.#ended = true;
    open.delete(this.end);
    countOpen(-1, this.#counted);
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.#unsubscribe();
    try {
      this.#controller?.close();
    } catch {
      // Cancelled from the other side: closed already.
    }
  };

  /** Reads the user and sends what is new; calls during a read are folded into one more read. */
  async refresh(): Promise<void> {
    this.#stale = true;
    if (this.#reading) return;
    this.#reading = true;
    while (this.#stale && !this.#ended) {
      this.#stale = false;
      await this.#readOnce();
    }
    this.#reading = false;
  }

  async #readOnce(): Promise<void> {
    clearTimeout(this.#retry);
    try {
      const snapshot = await readSnapshot(this.#session.id);
      // A session is read by its id alone; a cookie can't name another's, but nobody should have to know that here.
      this.gone = snapshot?.user.uid !== this.#session.userId;
      if (!snapshot || this.gone) return this.end();
      this.#down = false;
      const data = JSON.stringify(snapshot);
      const eventId = createHash("sha256").update(data).digest("base64url").slice(0, 16);
      if (eventId !== this.#sent) this.#send(`event: user\nid: ${eventId}\ndata: ${data}\n\n`);
      this.#sent = eventId;
    } catch (error) {
      if (toAppError(error).code === "internal")
        logError("Reading a live user failed", error, { uid: this.#session.userId });
      this.#retry = setTimeout(() => void this.refresh(), retryRead * (0.75 + Math.random() / 2));
      // The empty id makes the browser forget the last one, so that recovery is always told.
      if (!this.#down) this.#send("event: unavailable\nid:\ndata: {}\n\n");
      this.#down = true;
      this.#sent = null;
    }
  }

  #send(frame: string): void {
    if (this.#ended) return;
    this.#waiting += frame;
    if (!this.#controller || this.#waiting === "") return;
    if ((this.#controller.desiredSize ?? 0) < -maxUnreadFrames) return this.end();
    this.#controller.enqueue(encoder.encode(this.#waiting));
    this.#waiting = "";
  }
}

function endAll(): void {
  for (const end of [...open]) end();
}
