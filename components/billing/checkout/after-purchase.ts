import { lifetime } from "@/lib/billing/items";
import { sessionStore } from "@/lib/browser/storage";
import { urls } from "@/lib/urls/urls";

/** What the page that is open says of a purchase made in it; undefined: nothing of its own. */
type Saying = (item: string) => string | undefined;

let ofPage: Saying | undefined;
/** The path of the page in which was last paid. */
let paidAt: string | undefined;

/** Lets a page say what comes after a purchase in it, while it is open. Returns how to stop. */
export function registerThanks(saying: Saying): () => void {
  ofPage = saying;
  return () => {
    if (ofPage === saying) ofPage = undefined;
  };
}

/** Notes that one begins to pay in the page that is open. */
export function notePaidHere(): void {
  paidAt = location.pathname;
}

/** What a confirmed payment is welcomed with, true of the page that is open. `name` is the section's, unless the tab has lost it. */
export function getThanks(item: string, name = "The section"): readonly [message: string, detail: string] {
  const own = ofPage?.(item);
  if (item === lifetime) return ["Everything is unlocked", own ?? "You can copy every section now."];
  const usual =
    paidAt === location.pathname
      ? "Press Copy, then paste it into your page."
      : "Copy it on its own page whenever you like.";
  return [`${name} is yours`, own ?? usual];
}

const key = "silcrow.before-pricing";
/** In ms: how long one may stay on the pricing page and still be led back by itself. */
const longestStay = 60 * 60 * 1000;

/** Pages after which the pricing page itself has the better way on. */
const notReturnedTo: readonly string[] = [urls.home, urls.pricing];

/** Notes from which page of the shop, and which part of it, a link to the pricing page is followed. Returns how to stop. */
export function noteWayToPricing(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.pathname !== urls.pricing || notReturnedTo.includes(location.pathname)) return;
    const part = link.dataset.wayBack ?? link.closest("article[id]")?.id;
    const from = location.pathname + location.search + (part ? `#${part}` : location.hash);
    // Where it can't be kept, one goes back by the browser's own button.
    sessionStore.setJson(key, { from, at: Date.now() });
  };
  document.addEventListener("click", onClick, true);
  return () => document.removeEventListener("click", onClick, true);
}

/** Where one was before the pricing page, once; null when that isn't known, or when one isn't on it. */
export function takeWayBack(): string | null {
  if (location.pathname !== urls.pricing) return null;
  const note = sessionStore.getJson(key) as { from?: unknown; at?: unknown } | null;
  sessionStore.set(key, null);
  const isFresh = typeof note?.at === "number" && Date.now() - note.at < longestStay;
  // Of this site alone, whoever wrote it there.
  return isFresh && typeof note.from === "string" && /^\/(?![/\\])/.test(note.from) ? note.from : null;
}
