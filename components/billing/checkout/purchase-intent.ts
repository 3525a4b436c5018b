const key = "silcrow.buy";
/** How long someone may take to sign in, in ms. */
const maxAgeMs = 10 * 60 * 1000;

/** Notes what a visitor wanted to buy before signing in; it survives a sign-in that takes the whole tab. */
export function leaveIntent(item: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ item, at: Date.now() }));
  } catch {
    // Storage is closed to us: the button has to be pressed again.
  }
}

/** Takes the note for this item, once. True when it was there and fresh. */
export function takeIntent(item: string): boolean {
  try {
    const note = JSON.parse(sessionStorage.getItem(key) ?? "null") as { item?: unknown; at?: unknown } | null;
    if (note?.item !== item) return false;
    sessionStorage.removeItem(key);
    return typeof note.at === "number" && Date.now() - note.at < maxAgeMs;
  } catch {
    return false;
  }
}
