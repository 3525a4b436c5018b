import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getToken } from "next-auth/jwt";
import { getEnv } from "@/lib/server/env";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { urls } from "@/lib/urls/urls";
import type { User } from "@/prisma/generated/client";
import { findSessionUser, isOpen, type Session } from "./queries";

/**
 * The session that the signed cookie of this request claims; null without one. It may have been ended since: whoever acts
 * on it asks the database first (`getCurrentSession`, `requireUser`, the live stream).
 */
export async function readClaimedSession(): Promise<Session | null> {
  const { AUTH_SECRET, SITE_URL } = getEnv();
  const jar = Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value]));
  const token = await getToken({
    req: { cookies: jar } as never,
    secret: AUTH_SECRET,
    secureCookie: SITE_URL?.startsWith("https:") ?? false,
  });
  return parseSession(token);
}

/** The session that a decoded cookie names; null when it names none, as cookies of earlier versions do. */
export function parseSession(token: { sub?: unknown; sid?: unknown } | null): Session | null {
  const { sub, sid } = token ?? {};
  return typeof sub === "string" && typeof sid === "string" ? { id: sid, userId: toUserId(sub) } : null;
}

/**
 * The open session of whoever makes this request; null when signed out, here or from elsewhere.
 * @throws AppError-convertible error when the database can't be reached.
 */
export async function getCurrentSession(): Promise<Session | null> {
  const session = await readClaimedSession();
  return session && (await isOpen(session)) ? session : null;
}

/** Who makes this request; null when signed out. Throws as `getCurrentSession` does. */
export async function getCurrentUserId(): Promise<UserId | null> {
  return (await getCurrentSession())?.userId ?? null;
}

/**
 * The signed-in user; sends everybody else to the sign-in page, which leads back to `then` (a path of this site).
 * @throws AppError-convertible error when the database can't be reached.
 */
export async function requireUser(then?: string): Promise<User> {
  const session = await readClaimedSession();
  const user = session && (await findSessionUser(session));
  if (!user) redirect(then ? `${urls.login}?${new URLSearchParams({ then })}` : urls.login);
  return user;
}

/** Takes the session cookie from this browser. Only in actions and route handlers. */
export async function clearSession(): Promise<void> {
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    // next-auth's own name, in pieces (.0, .1) when it grows. A __Secure- cookie can only be replaced as one.
    if (!/^(__Secure-)?next-auth\.session-token(\.\d+)?$/.test(name)) continue;
    jar.set(name, "", { path: "/", maxAge: 0, httpOnly: true, sameSite: "lax", secure: name.startsWith("__Secure-") });
  }
}
