const toastKey = "silcrow.toast";

/**
 * Ends the session of this browser on the server, or all sessions of its user.
 * @throws Error when the server did not confirm it.
 */
export async function endSession({ everywhere = false } = {}): Promise<void> {
  const { csrfToken } = (await answer(await fetch("/api/auth/csrf", { cache: "no-store" }))) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, json: "true", callbackUrl: "/" });
  const address = `/api/auth/signout${everywhere ? "?everywhere=1" : ""}`;
  const { url } = (await answer(await fetch(address, { method: "POST", body }))) as { url: string };
  // next-auth answers a refused token with the address of its own sign-out page.
  if (new URL(url, location.href).searchParams.has("csrf")) throw new Error("The sign-out was refused");
}

async function answer(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

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
