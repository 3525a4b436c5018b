import type { Failure } from "./connection";

type Kind = "success" | "error" | "info";

export interface Toast {
  id: number;
  kind: Kind;
  message: string;
  /** A second, quieter line. */
  detail?: string;
  /** A button; what it does must be possible elsewhere too, since the toast goes away. */
  action?: { label: string; onClick: () => void };
  /** Stays until it is closed. */
  stays?: boolean;
}

const none: readonly Toast[] = [];
/** As many as stand below each other at once; the oldest makes way. */
const limit = 3;

let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The toasts that are shown, the newest first, as an external store. */
export const toastStore = {
  get: () => toasts,
  getServer: () => none,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  remove: (id: number) => set(toasts.filter((toast) => toast.id !== id)),
};

/**
 * Shows a toast, top centre, for three seconds (spec §2). The one way to show one. The same message again takes the place
 * of the first.
 */
export function toast(
  kind: Kind,
  message: string,
  detail?: string,
  action?: Toast["action"],
  { stays = false }: { stays?: boolean } = {},
): void {
  const others = toasts.filter((other) => other.message !== message || other.detail !== detail);
  set([{ id: ++lastId, kind, message, detail, action, stays }, ...others].slice(0, limit));
}

/** Says that something did not work, and why. Where the shop was updated it offers to reload. */
export function toastFailure(message: string, { code, message: detail }: Failure, more?: string): void {
  const words = more ? `${detail} ${more}` : detail;
  if (code === "updated") offerReload("error", message, words);
  else toast("error", message, words);
}

/** Says that the shop was updated, and offers to reload. */
export function toastUpdated(): void {
  offerReload("info", "The shop was updated", "Reload the page to go on.");
}

/** Stays until it is taken or closed; a new offer takes the place of the last. */
function offerReload(kind: Kind, message: string, detail: string): void {
  set(toasts.filter((other) => !other.stays));
  toast(kind, message, detail, { label: "Reload", onClick: () => location.reload() }, { stays: true });
}
