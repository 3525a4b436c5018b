import { type Env, getEnv } from "@/lib/server/env";

/** What the browser needs to count a visit and to show the chat, all of it public. Null is off. */
export interface ClientConfig {
  analytics: { key: string; host: string } | null;
  chat: { script: string } | null;
}

type Keys = Pick<Env, "POSTHOG_KEY" | "POSTHOG_HOST" | "CHAT_SCRIPT_URL">;

/** The configuration that these variables mean; by default those of the process. */
export function getClientConfig({ POSTHOG_KEY, POSTHOG_HOST, CHAT_SCRIPT_URL }: Keys = getEnv()): ClientConfig {
  return {
    analytics: POSTHOG_KEY ? { key: POSTHOG_KEY, host: POSTHOG_HOST } : null,
    chat: CHAT_SCRIPT_URL ? { script: CHAT_SCRIPT_URL } : null,
  };
}
