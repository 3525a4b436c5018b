import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { type AuthMessage, openAuthChannel } from "./auth-channel";

/**
 * How a sign-in in a popup ended. `code` is `Blocked` (by the browser), `Closed` (half-way), `Replaced` (by a later
 * attempt of this page), `Offline` (there was nothing to open) or one of lib/account/auth/failures.
 */
export type PopupOutcome = { ok: true; isNew: boolean; isSeparate: boolean } | { ok: false; code: string };

/** Where a sign-in leads: `then` is what it is for, `from` where the person was (lib/account/auth/attempt.ts). */
export interface Way {
  then?: string | undefined;
  from?: string | undefined;
  /** Called before the whole tab goes to sign in. */
  onLeave?: (() => void) | undefined;
}

/** In ms: how often we look whether the popup was closed, and how long its last message may take after that. */
const look = 400;
const lastWord = 600;

/** Ends the attempt that is under way: its popup is the next one's now. */
let replace = () => {};

/**
 * Opens the sign-in popup and waits for it to come back. Must be called within a click, or browsers block it.
 * The way travels along in case the popup has to finish by itself. `isReachable` is asked meanwhile whether the popup can
 * have got anywhere: the browser's own error page would stay open and tell nobody.
 */
export function signInByPopup(
  product: Product,
  { then, from }: Way,
  isReachable: () => Promise<boolean>,
): Promise<PopupOutcome> {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
  const query = new URLSearchParams({ product, popup: id, ...(then && { then }), ...(from && { from }) });
  const popup = window.open(`${urls.loginPopup}?${query}`, "silcrow-sign-in", buildWindowFeatures(480, 680));
  // Some blockers give a window that is closed at once instead of none.
  if (!popup || popup.closed) return Promise.resolve({ ok: false, code: "Blocked" });
  popup.focus();
  replace();

  return new Promise((resolve) => {
    let finished = false;
    const finish = (outcome: PopupOutcome) => {
      if (finished) return;
      finished = true;
      replace = () => {};
      clearInterval(watch);
      channel.close();
      resolve(outcome);
    };
    const channel = openAuthChannel((message: AuthMessage) => {
      if (message.type !== "returned" || message.popup !== id) return;
      channel.post({ type: "heard", popup: id });
      const { error, isNew, isSeparate } = message;
      finish(error === null ? { ok: true, isNew, isSeparate } : { ok: false, code: error });
    });
    replace = () => finish({ ok: false, code: "Replaced" });
    void isReachable().then((reachable) => {
      if (reachable || finished) return;
      popup.close();
      finish({ ok: false, code: "Offline" });
    });
    const watch = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(watch);
      setTimeout(() => finish({ ok: false, code: "Closed" }), lastWord);
    }, look);
  });
}

/** Sign-in in this very tab: what is left where popups are blocked. Ends where the way leads, with the welcome. */
export function signInHere(product: Product, { then = "", from = "", onLeave }: Way): void {
  onLeave?.();
  const form = document.createElement("form");
  form.method = "post";
  form.action = urls.loginStart;
  for (const [name, value] of Object.entries({ product, then, from })) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

function buildWindowFeatures(width: number, height: number): string {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + Math.max(0, (window.outerHeight - height) / 3));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
