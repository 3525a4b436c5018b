import { paymentStore } from "./payment-state";

/** In ms: how often is looked whether the checkout has gone, and how long at most after it was paid or closed. */
const look = { every: 150, longest: 10 * 60 * 1000 };

const focusable = "button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";

let stop = () => {};

/**
 * Gives the focus back once the checkout that is now asked for has gone, however it goes: to what had it, or, where that has made way
 * for something else, to what stands in its place. Whoever has gone on to something else is left there.
 */
export function returnFocusAfterCheckout(): void {
  stop();
  const trail = listAncestors(document.activeElement);
  if (trail.length === 0) return;
  let timer: ReturnType<typeof setInterval> | undefined;
  let ends = 0;
  const onPhase = () => {
    const { phase } = paymentStore.get();
    if (phase === "opening" || phase === "open" || timer) return;
    ends = Date.now() + look.longest;
    timer = setInterval(tryOnce, look.every);
  };
  const tryOnce = () => {
    const active = document.activeElement;
    if (Date.now() > ends) return stop();
    // The checkout still has it.
    if (active instanceof HTMLIFrameElement) return;
    if (active && active !== document.body) return stop();
    if (giveTo(trail)) stop();
  };
  const unsubscribe = paymentStore.subscribe(onPhase);
  stop = () => {
    clearInterval(timer);
    unsubscribe();
    stop = () => {};
  };
}

/** An element and what it stands in, from the inside out, the page itself not among them. */
function listAncestors(element: Element | null): Element[] {
  const trail: Element[] = [];
  for (let one = element; one && one !== document.body; one = one.parentElement) trail.push(one);
  return trail;
}

/** Focuses the first of them that takes it, or the first thing in it that does. False while nothing does: it may still be on its way. */
function giveTo(trail: readonly Element[]): boolean {
  const nearest = trail.find((one) => one.isConnected);
  if (!nearest) return false;
  const inside = nearest === trail[0] ? [nearest] : nearest.querySelectorAll(focusable);
  for (const one of inside as Iterable<HTMLElement>) {
    one.focus();
    if (document.activeElement === one) return true;
  }
  return false;
}
