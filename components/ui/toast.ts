type Kind = "success" | "error" | "info";

let asked = false;
const listeners = new Set<() => void>();

/** Whether a toast was ever asked for: the toaster and its library load then and not before. */
export const toaster = {
  asked: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Shows a toast, top centre, for three seconds (spec §2). The one way to show one.
 * @param detail a second, quieter line
 * @param action a button in the toast; what it does must be possible elsewhere too, since the toast goes away
 */
export async function toast(
  kind: Kind,
  message: string,
  detail?: string,
  action?: { label: string; onClick: () => void },
): Promise<void> {
  asked = true;
  for (const listener of listeners) listener();
  const { toast: show } = await import("sonner");
  show[kind](message, { description: detail, action });
}
