import { afterAll, beforeAll, vi } from "vitest";
import { startPaddleEmulator } from "./paddle-emulator";
import { lifetimePriceId } from "./store";

const apiKey = "key";

/** Where nobody listens. */
const nowhere = "http://127.0.0.1:1/";

/**
 * For a file of tests: an emulated Paddle for as long as they run, and the shop set up for it. Its notifications go
 * nowhere, unless an address is given, which is asked for as the tests begin.
 */
export function useEmulatedPaddle(webhookSecret = "secret", webhookAddress = () => nowhere) {
  let emulator: Awaited<ReturnType<typeof startPaddleEmulator>>;

  beforeAll(async () => {
    const webhookUrl = webhookAddress();
    emulator = await startPaddleEmulator({ apiKey, webhookSecret, webhookUrl, lifetimePrice: 149 });
    vi.stubEnv("SILCROW_LOCAL", "1");
    vi.stubEnv("PADDLE_ENVIRONMENT", emulator.url);
    vi.stubEnv("PADDLE_API_KEY", apiKey);
    vi.stubEnv("PADDLE_CLIENT_TOKEN", "test_token");
    vi.stubEnv("PADDLE_WEBHOOK_SECRET", webhookSecret);
    vi.stubEnv("PADDLE_LIFETIME_PRICE_ID", lifetimePriceId);
  });
  afterAll(() => emulator.close());

  return {
    url: () => emulator.url,
    /** Posts to its API; the `data` of the answer. */
    async ask<T>(path: string, body: object): Promise<T> {
      const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
      const response = await fetch(`${emulator.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      return ((await response.json()) as { data: T }).data;
    },
  };
}
