const welcomeKey = "silcrow.welcome";

/**
 * Ends the session on the server.
 * @throws Error when the server did not confirm it.
 */
export async function endSession(): Promise<void> {
  const { csrfToken } = (await answer(await fetch("/api/auth/csrf", { cache: "no-store" }))) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, json: "true", callbackUrl: "/" });
  const { url } = (await answer(await fetch("/api/auth/signout", { method: "POST", body }))) as { url: string };
  // next-auth answers a refused token with the address of its own sign-out page.
  if (new URL(url, location.href).searchParams.has("csrf")) throw new Error("The sign-out was refused");
}

async function answer(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

/** Leaves the welcome for the next page of this tab: used when signing in took the whole tab. */
export function leaveWelcome(title: string): void {
  try {
    sessionStorage.setItem(welcomeKey, title);
  } catch {
    // Storage is closed to us: then there is no toast.
  }
}

/** Takes the welcome that was left, once: the title of the product line, or null. */
export function takeWelcome(): string | null {
  try {
    const title = sessionStorage.getItem(welcomeKey);
    sessionStorage.removeItem(welcomeKey);
    return title;
  } catch {
    return null;
  }
}
