/** The newer, billing version of Paddle: the one we speak. */
export const paymentVersion = "v1";

/** What the browser needs to know to open a checkout: all of it public. Answered by /api/paddle/config. */
export interface CheckoutConfig {
  /** Which Paddle.js to expect. */
  version: string;
  /** Paddle's name for the environment; the emulator counts as a sandbox. */
  environment: "production" | "sandbox";
  /** The public client-side token. */
  token: string;
  /** Address of Paddle.js, or of the emulator's stand-in. */
  script: string;
  /** The Paddle prices of the plan; null where payments are not set up, or no introductory price runs. */
  planPrices: { regular: string | null; intro: string | null };
  /** Load the script at start: production mode only. */
  preload: boolean;
}
