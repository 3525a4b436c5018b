/**
 * Ends the session of this browser on the server, or all sessions of its user.
 * @throws Error when the server did not confirm it.
 */
export async function endSession({ everywhere = false } = {}): Promise<void> {
  const { csrfToken } = (await parseResponse(await fetch("/api/auth/csrf", { cache: "no-store" }))) as {
    csrfToken: string;
  };
  const body = new URLSearchParams({ csrfToken, json: "true", callbackUrl: "/" });
  const address = `/api/auth/signout${everywhere ? "?everywhere=1" : ""}`;
  const { url } = (await parseResponse(await fetch(address, { method: "POST", body }))) as { url: string };
  // next-auth answers a refused token with the address of its own sign-out page.
  if (new URL(url, location.href).searchParams.has("csrf")) throw new Error("The sign-out was refused");
}

async function parseResponse(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}
