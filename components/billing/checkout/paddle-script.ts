import type { Paddle } from "@paddle/paddle-js";
import { importLazily } from "@/components/ui/loading/lazy-import";
import { type CheckoutConfig, paymentVersion } from "@/lib/billing/config";
import { followCheckout } from "./payment-state";

let config: Promise<CheckoutConfig> | undefined;
let paddle: Promise<Paddle> | undefined;

/** How payments are set up here; asked once. A failure is not kept. */
export function loadConfig(): Promise<CheckoutConfig> {
  config ??= fetchConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

/**
 * Paddle.js, loaded and initialised once; after a failure the next call tries again.
 * @throws Error with one of these sentences: 'Failed to load Paddle.js', 'Paddle.js not available', 'Unknown payment version'.
 */
export function loadPaddle(): Promise<Paddle> {
  paddle ??= initialise().catch((error: unknown) => {
    paddle = undefined;
    throw error;
  });
  return paddle;
}

async function fetchConfig(): Promise<CheckoutConfig> {
  const response = await fetch("/api/paddle/config");
  const answer = (await response.json()) as CheckoutConfig & { error?: { message: string } };
  if (!response.ok) throw new Error(answer.error?.message ?? "Payments are not available right now.");
  return answer;
}

async function initialise(): Promise<Paddle> {
  const { version, environment, token, script } = await loadConfig();
  if (version !== paymentVersion) throw new Error("Unknown payment version", { cause: version });
  // The package would inject Paddle's own address, once and for all; it takes a script that is there already as it is.
  await inject(script);
  const sdk = await importLazily(() => import("@paddle/paddle-js"));
  if (!sdk.ok) throw new Error("Failed to load Paddle.js");
  const loaded = await sdk.module.initializePaddle({ version, environment, token, eventCallback: followCheckout });
  if (!loaded) throw new Error("Paddle.js not available");
  return loaded;
}

function inject(src: string): Promise<void> {
  if (window.PaddleBillingV1) return Promise.resolve();
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.onload = () => (window.PaddleBillingV1 ? resolve() : reject(new Error("Paddle.js not available")));
    script.onerror = () => {
      script.remove();
      reject(new Error("Failed to load Paddle.js"));
    };
    document.head.append(script);
  });
}
