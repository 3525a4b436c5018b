import { authChannel } from "@/lib/account/auth/channel";
import type { IssuedToken } from "@/lib/account/tokens/token";

/** In ms: a bearer isn't used in its last minute, so that it doesn't end on its way. */
const margin = 60_000;

/** A failure to get a bearer: the HTTP status, and the sentence of the answer. */
export class BearerError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = "BearerError";
    this.status = status;
  }
}

let kept: Promise<{ token: string | null; until: number }> | undefined;
let channel: BroadcastChannel | undefined;

/**
 * The bearer of whoever is signed in to this browser, null when nobody is. It is kept until shortly before its end, and
 * dropped when any window says that who is signed in has changed; calls at once share one request.
 * @throws BearerError, or what fetch throws
 */
export async function getBrowserBearer(): Promise<string | null> {
  listen();
  const known = kept;
  if (known && (await known).until <= performance.now() && kept === known) kept = undefined;
  kept ??= request().catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
  return (await kept).token;
}

/** Forgets the bearer: the next call asks for a new one. */
export function dropBearer(): void {
  kept = undefined;
}

async function request(): Promise<{ token: string | null; until: number }> {
  const requested = performance.now();
  const response = await fetch("/api/token", { method: "POST", cache: "no-store" });
  // Who is signed out may sign in at any moment: that is not kept.
  if (response.status === 204) return { token: null, until: 0 };
  const body = (await response.json().catch(() => ({}))) as Partial<IssuedToken & { message: string }>;
  if (!response.ok || !body.token) throw new BearerError(response.status, body.message ?? "No token");
  return { token: body.token, until: requested + (body.expiresIn ?? 0) * 1_000 - margin };
}

function listen(): void {
  if (channel || typeof BroadcastChannel === "undefined") return;
  channel = new BroadcastChannel(authChannel);
  channel.onmessage = dropBearer;
}
