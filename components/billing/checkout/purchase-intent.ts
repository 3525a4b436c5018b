import { sessionStore } from "@/lib/browser/storage";

const key = "silcrow.buy";
/** How long someone may take to sign in, in ms. */
const maxAgeMs = 10 * 60 * 1000;

/** Notes what a visitor wanted to buy before signing in; it survives a sign-in that takes the whole tab. */
export function leaveIntent(item: string): void {
  // Where it can't be kept, the button has to be pressed again.
  sessionStore.setJson(key, { item, at: Date.now() });
}

/** Takes the note for this item, once. True when it was there and fresh. */
export function takeIntent(item: string): boolean {
  const note = sessionStore.getJson(key) as { item?: unknown; at?: unknown } | null;
  if (note?.item !== item) return false;
  sessionStore.set(key, null);
  return typeof note.at === "number" && Date.now() - note.at < maxAgeMs;
}
