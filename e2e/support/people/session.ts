import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import pg from "pg";
import { readShopVariable } from "@/e2e/support/environment";

/** The cookie that a finished sign-in leaves, and its open session. */
export async function createSessionCookie(userId: string, address: string) {
  const sid = await openSession(userId);
  const value = await encode({ token: { sub: userId, sid }, secret: readShopVariable("AUTH_SECRET") });
  const secure = address.startsWith("https:");
  const name = `${secure ? "__Secure-" : ""}next-auth.session-token`;
  return { name, value, url: address, httpOnly: true, secure, sameSite: "Lax" as const };
}

async function openSession(userId: string): Promise<string> {
  const id = randomUUID();
  const client = new pg.Client({ connectionString: readShopVariable("DATABASE_URL") });
  await client.connect();
  try {
    await client.query(`insert into sessions (id, "userId", "expiresAt") values ($1, $2, now() + interval '30 days')`, [
      id,
      userId,
    ]);
  } finally {
    await client.end();
  }
  return id;
}
