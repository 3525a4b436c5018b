import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getToken } from "next-auth/jwt";
import { env } from "@/lib/env";
import { urls } from "@/lib/urls";
import { asUserId, type UserId } from "@/lib/users/ids";
import { getUser } from "@/lib/users/queries";
import type { User } from "@/prisma/generated/client";

/** Who makes this request, by the signed session cookie; null when signed out. Doesn't touch the database. */
export async function currentUserId(): Promise<UserId | null> {
  const { AUTH_SECRET, SITE_URL } = env();
  const jar = Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value]));
  const token = await getToken({
    req: { cookies: jar } as never,
    secret: AUTH_SECRET,
    secureCookie: SITE_URL?.startsWith("https:") ?? false,
  });
  return token?.sub ? asUserId(token.sub) : null;
}

/**
 * The signed-in user; sends everybody else to the sign-in page, which leads back to `then` (a path of this site).
 * @throws AppError-convertible error when the database can't be reached.
 */
export async function requireUser(then?: string): Promise<User> {
  const id = await currentUserId();
  const user = id && (await getUser(id));
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
