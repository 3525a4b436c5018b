import type { ClientConfig } from "@/lib/server/headers/analytics";
import type { Listener } from "./posthog-client";

/**
 * Asks the shop what is set up, and sets it up. Loaded when a page has come to rest.
 * @returns who is to be told of visits, if anybody
 */
export async function connect(): Promise<Listener | undefined> {
  const response = await fetch("/api/client-config");
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const { analytics, chat } = (await response.json()) as ClientConfig;
  if (chat) addOnSign(chat.script);
  if (!analytics) return undefined;
  const { startPosthog } = await import("./posthog-client");
  return startPosthog(analytics);
}

const signs = ["pointermove", "pointerdown", "keydown", "scroll", "touchstart"] as const;

/** Puts the chat's script into the page at the first sign of a person: a widget weighs more than most of our pages. */
function addOnSign(src: string): void {
  const add = () => {
    for (const sign of signs) removeEventListener(sign, add);
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    document.body.append(script);
  };
  for (const sign of signs) addEventListener(sign, add, { passive: true });
}
