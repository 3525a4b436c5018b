import type { Failure } from "@/components/ui/loading/connection";

type Kind = "success" | "error" | "info";

export interface Toast {
  /** A toast of the same id takes the place of the one before. */
  id: string;
  kind: Kind;
  message: string;
  /** A second, quieter line. */
  detail?: string;
  /** A button; what it does must be possible elsewhere too, since the toast goes away. */
  action?: { label: string; onClick: () => void };
  /** Stays until it is closed: only where it holds a choice that can be made nowhere else. */
  stays?: boolean;
}

const none: readonly Toast[] = [];

let waiting = none;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** The toasts that wait for the toaster, the newest last, as an external store. Whoever shows one removes it. */
export const toastStore = {
  get: () => waiting,
  getServer: () => none,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  remove: (toast: Toast) => set(waiting.filter((other) => other !== toast)),
};

/**
 * Shows a toast, top centre, for three seconds. The one way to show one. The same message again takes the place
 * of the first.
 */
export function toast(kind: Kind, message: string, detail?: string, action?: Toast["action"]): void {
  show({ id: `${message}\n${detail ?? ""}`, kind, message, detail, action });
}

/** Says that something did not work, and why. Where the shop was updated, or files of the page are gone, it offers to reload. */
export function showFailure(message: string, { code, message: detail }: Failure, more?: string): void {
  const words = more ? `${detail} ${more}` : detail;
  if (code === "updated" || code === "missing") offerReload("error", message, words);
  else toast("error", message, words);
}

/** Says that the shop was updated, and offers to reload. */
export function showUpdated(): void {
  offerReload("info", "The shop was updated", "Reload the page to go on.");
}

/** Stays until it is taken or closed; a new offer takes the place of the last. */
function offerReload(kind: Kind, message: string, detail: string): void {
  const action = { label: "Reload", onClick: () => location.reload() };
  show({ id: "reload", kind, message, detail, action, stays: true });
}

function show(toast: Toast): void {
  set([...waiting.filter(({ id }) => id !== toast.id), toast]);
}
