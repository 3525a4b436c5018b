const toastKey = "silcrow.toast";

/** Leaves a toast for the next page of this tab: used where something took the whole tab. */
export function leaveToast(message: string): void {
  try {
    sessionStorage.setItem(toastKey, message);
  } catch {
    // Storage is closed to us: then there is no toast.
  }
}

/** Takes the toast that was left, once; null when there is none. */
export function takeToast(): string | null {
  try {
    const message = sessionStorage.getItem(toastKey);
    sessionStorage.removeItem(toastKey);
    return message;
  } catch {
    return null;
  }
}
