import { sessionStore } from "@/lib/browser/storage";

const toastKey = "silcrow.toast";

/** Leaves a toast for the next page of this tab: used where something took the whole tab. */
export function leaveToast(message: string): void {
  sessionStore.set(toastKey, message);
}

/** Takes the toast that was left, once; null when there is none. */
export function takeToast(): string | null {
  const message = sessionStore.get(toastKey) ?? null;
  sessionStore.set(toastKey, null);
  return message;
}
