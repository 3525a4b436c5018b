import "server-only";
import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import type { SignedIn } from "@/lib/account/identity/mutations";
import { getEnv, getSiteOrigin } from "@/lib/server/env";
import { guardScript } from "@/lib/server/guard/guard";
import { guardHash } from "@/lib/server/guard/guard-hash";
import { createErrorResponse } from "@/lib/server/request/error-response";
import { urls } from "@/lib/urls/urls";
import { type Attempt, attemptCookie, readAttempt, writeAttempt } from "./attempt";
import { endAllSessions, endSession } from "./mutations";
import { createAuthOptions } from "./options";
import { signInProvider } from "./provider";
import type { Session } from "./queries";
import { isFromOurPages } from "./same-origin";

/** The parts of next-auth this shop uses; the rest of its endpoints answer 404. */
const actions = ["signin", "callback", "signout", "csrf", "error"];

/**
 * Answers /api/auth/*. A sign-in that fails in a popup ends on the page that tells the opener, else on /login. A sign-out
 * with `?everywhere` ends all sessions of the user; one that the database didn't hear of is refused.
 */
export async function handleAuth(request: NextRequest, path: string[]): Promise<Response> {
  if (!actions.includes(path[0] ?? "")) return new Response(null, { status: 404 });
  const attempt = await getCurrentAttempt();
  const response = await callNextAuth(request, path, attempt);
  const location = response.headers.get("location");
  if (location && attempt.popup) {
    const { pathname, searchParams } = new URL(location, getSiteOrigin());
    const error = searchParams.get("error");
    if (pathname === urls.login && error)
      response.headers.set("location", `${urls.loginDone}?${new URLSearchParams({ error })}`);
  }
  return response;
}

/**
 * Sends the person who posted the sign-in form on to the identity provider. Only a form of our own pages can start a
 * sign-in: anything else is shown the sign-in page.
 */
export async function startSignIn(request: NextRequest): Promise<Response> {
  if (!isFromOurPages(request)) return redirectTo(urls.login);
  const provider = signInProvider(getEnv());
  if (!provider) return redirectTo(`${urls.login}?error=Configuration`);
  const attempt = { ...readAttempt(await request.formData()), isNew: false, isSeparate: false };
  await keepAttempt(attempt);

  // next-auth wants a token of its own with this post, bound to a cookie that a first visitor hasn't got yet.
  const issued = await callNextAuth(new NextRequest(`${getSiteOrigin()}/api/auth/csrf`), ["csrf"], attempt);
  const { csrfToken } = (await issued.json()) as { csrfToken: string };
  await keepCsrfCookie(issued);
  const post = new NextRequest(`${getSiteOrigin()}/api/auth/signin/${provider.id}`, {
    method: "POST",
    body: new URLSearchParams({ csrfToken, callbackUrl: urls.loginDone }),
  });
  return continueSignIn(await handleAuth(post, ["signin", provider.id]));
}

/**
 * The way to the identity provider as a page that leads there, not as a redirect: a content policy's `form-action` holds
 * for every redirect that follows a form, and nobody knows through which hosts a provider sends people.
 */
function continueSignIn(redirect: Response): Response {
  const location = redirect.headers.get("location");
  if (!location || new URL(location, getSiteOrigin()).origin === getSiteOrigin()) return redirect;
  const headers = new Headers(redirect.headers);
  headers.delete("location");
  headers.set("refresh", `0;url=${location}`);
  headers.set("cache-control", "no-store");
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", `default-src 'none'; script-src ${guardHash}; frame-ancestors 'none'`);
  // With nothing to paint, browsers leave the page before it in sight.
  return new Response(`<!doctype html><html lang="en"><script>${guardScript}</script><title>Signing in</title>`, {
    headers,
  });
}

/** The sign-in that is under way in this browser, or a blank one. */
export async function getCurrentAttempt(): Promise<Attempt> {
  return readAttempt(new URLSearchParams((await cookies()).get(attemptCookie.name)?.value));
}

async function keepAttempt(attempt: Attempt): Promise<void> {
  (await cookies()).set(attemptCookie.name, writeAttempt(attempt), {
    httpOnly: true,
    sameSite: "lax",
    secure: getSiteOrigin().startsWith("https:"),
    maxAge: attemptCookie.maxAge,
  });
}

async function keepCsrfCookie(response: Response): Promise<void> {
  for (const header of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]*csrf-token)=([^;]*)/.exec(header) ?? [];
    if (!name || !value) continue;
    (await cookies()).set(name, decodeURIComponent(value), {
      httpOnly: true,
      sameSite: "lax",
      secure: getSiteOrigin().startsWith("https:"),
    });
  }
}

async function callNextAuth(request: NextRequest, path: string[], attempt: Attempt): Promise<Response> {
  const onSignIn = async ({ isNew, addressTaken }: SignedIn) => {
    if (!isNew) return;
    // Whoever gets an account apart from one they may have expected reads why, before anything else.
    await keepAttempt({ ...attempt, isNew, isSeparate: addressTaken, ...(addressTaken && { then: urls.account }) });
  };
  const end = request.nextUrl.searchParams.has("everywhere") ? endAllSessions : endSession;
  let failure: unknown;
  const onSignOut = (session: Session) =>
    end(session).catch((error) => {
      failure = error;
    });
  const options = createAuthOptions({ product: attempt.product, onSignIn, onSignOut });
  const response = await NextAuth(request, { params: { nextauth: path } }, options);
  return failure === undefined ? response : createErrorResponse(failure, "Signing out failed", request);
}

function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}
