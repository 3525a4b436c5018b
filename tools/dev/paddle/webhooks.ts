import { createHmac } from "node:crypto";
import { createPaddleId, createTimestamp } from "./ids.ts";

export type Notification = {
  event_id: string;
  event_type: string;
  occurred_at: string;
  notification_id: string;
  data: object;
};

/** Signs a body as Paddle does: `ts` in seconds, `h1` the HMAC-SHA256 of `ts:body`. */
export function sign(body: string, secret: string, time = Date.now()): string {
  const ts = Math.floor(time / 1000);
  return `ts=${ts};h1=${createHmac("sha256", secret).update(`${ts}:${body}`).digest("hex")}`;
}

/** An event about `data` as it is now. */
export function makeNotification(type: string, data: object): Notification {
  return {
    event_id: createPaddleId("evt"),
    event_type: type,
    occurred_at: createTimestamp(),
    notification_id: createPaddleId("ntf"),
    data: structuredClone(data),
  };
}

/** How long Paddle waits for an answer, in ms. */
const timeoutMs = 5_000;
/** Pause before the n-th try, in ms: doubling from one second up to a minute. Paddle's own schedule takes days. */
const pause = (tries: number) => Math.min(1000 * 2 ** (tries - 1), 60_000);

/** How badly the way to the shop behaves. */
export type DeliveryOptions = {
  /** Wait before the first try, in ms. */
  delay: number;
  /** How often each notification is sent. */
  copies: number;
  /** Each one waits up to three seconds longer, by chance, so that later ones overtake it. */
  shuffled: boolean;
};

type Options = { url: string; secret: string; log: (line: string) => void };

/**
 * Sends notifications until each is answered with 2xx. Like Paddle, it promises neither order nor once: each one is
 * on its own, and signed anew on every try. `deliveryOptions` may be changed at any time.
 */
export function makeWebhookSender({ url, secret, log }: Options): {
  deliveryOptions: DeliveryOptions;
  send(notification: Notification): void;
  /** How many notifications nobody has taken yet, those that are being sent among them. */
  countUntaken(): number;
  close(): void;
} {
  const deliveryOptions: DeliveryOptions = { delay: 0, copies: 1, shuffled: false };
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  let untaken = 0;

  async function deliver(notification: Notification, tries: number): Promise<void> {
    const problem = await attempt(JSON.stringify(notification));
    if (problem === null) untaken--;
    if (problem === null || closing.signal.aborted) return;
    if (tries === 1) log(`${notification.event_type} was not taken (${problem}); trying again until it is`);
    after(pause(tries), () => void deliver(notification, tries + 1));
  }

  function after(ms: number, task: () => void): void {
    if (ms === 0) return task();
    const timer = setTimeout(() => {
      timers.delete(timer);
      task();
    }, ms);
    timers.add(timer);
  }

  async function attempt(body: string): Promise<string | null> {
    try {
      const response = await fetch(url, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", "paddle-signature": sign(body, secret), "user-agent": "Paddle" },
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      return response.ok ? null : `answered ${response.status}`;
    } catch (error) {
      return error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error);
    }
  }

  return {
    deliveryOptions,
    send(notification) {
      for (let copy = 0; copy < deliveryOptions.copies; copy++) {
        untaken++;
        const chance = deliveryOptions.shuffled ? Math.random() * 3_000 : 0;
        after(deliveryOptions.delay + chance, () => void deliver(notification, 1));
      }
    },
    countUntaken: () => untaken,
    close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
