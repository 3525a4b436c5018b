import { encode } from "next-auth/jwt";
import { shop } from "./environment";

/** The cookie that a finished sign-in leaves, on plain http. */
export async function sessionCookie(userId: string, address: string) {
  const value = await encode({ token: { sub: userId }, secret: shop("AUTH_SECRET") });
  return { name: "next-auth.session-token", value, url: address, httpOnly: true, sameSite: "Lax" as const };
}
