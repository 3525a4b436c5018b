import "server-only";
import { hkdfSync } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { isOpen, type Session } from "@/lib/account/auth/queries";
import { parseSession } from "@/lib/account/auth/session";
import { brand } from "@/lib/brand";
import { getEnv, getSiteOrigin } from "@/lib/server/env";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";
import { findTokenHolder } from "./mutations";
import type { TokenScope } from "./scopes";
import { describeTokenStep } from "./sentences";

/** In seconds: how long a bearer of /api/token is good for. */
export const bearerLife = 15 * 60;

const algorithm = "HS256";

/**
 * A signed bearer that says who this is, for the functions of this shop and nothing else, for a quarter of an hour at
 * most: it ends with its session.
 */
export async function createBearer({ id, userId }: Session): Promise<string> {
  return new SignJWT({ sid: id })
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setIssuer(getSiteOrigin())
    .setAudience(getAudience())
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(`${bearerLife}s`)
    .sign(getKey());
}

/**
 * Who an Authorization header speaks for: null when there is none.
 * @param header `Bearer …` with a token of /api/token (for functions) or an API token of the account page
 * @param scope what the token has to be for
 * @throws AppError `unauthenticated` when there is a header and it is anything else; `forbidden` for a token of another scope
 */
export async function resolveBearer(header: string | null, scope: TokenScope): Promise<UserId | null> {
  if (header === null) return null;
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(header)?.[1];
  const holder =
    token && (token.startsWith(`${brand.slug}_`) ? await findTokenHolder(token) : await findBearerHolder(token));
  if (!holder)
    throw new AppError("unauthenticated", "bad bearer", { sentence: describeUnknownToken(header, token, scope) });
  if (holder.scope !== scope) {
    throw new AppError("forbidden", `a token for ${holder.scope}, not ${scope}`, {
      sentence: `${scope === "install" ? "This token can only call functions; to install" : "This token can only install; to call functions"}, ${describeTokenStep(scope)}`,
    });
  }
  return holder.userId;
}

function describeUnknownToken(header: string, token: string | undefined, scope: TokenScope): string {
  // The word of the protocol (docs/functions.md): callers that are programs compare it.
  if (scope === "functions") return "Unauthenticated";
  const [variable] = /\$\{?\w+\}?|%\w+%|\{\{ ?\w+ ?\}\}|process\.env\.\w+|\bundefined\b/.exec(header) ?? [];
  if (variable)
    return `“${variable.slice(0, 60)}” was sent instead of a token. Set that variable where this program runs.`;
  if (!token)
    return `Send the token as “Authorization: Bearer ${brand.slug}_…”, without quotation marks; or ${describeTokenStep(scope)}`;
  return `This token was revoked, or isn't written in full: ${describeTokenStep(scope)}`;
}

async function findBearerHolder(token: string): Promise<{ userId: UserId; scope: TokenScope } | null> {
  try {
    const { payload } = await jwtVerify(token, getKey(), {
      algorithms: [algorithm],
      issuer: getSiteOrigin(),
      audience: getAudience(),
      requiredClaims: ["sub", "sid", "exp"],
    });
    const session = parseSession(payload);
    return session && (await isOpen(session)) ? { userId: session.userId, scope: "functions" } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

// A key of its own, so that a session cookie is no bearer and a bearer is no session.
function getKey(): Uint8Array {
  const { AUTH_SECRET } = getEnv();
  if (!AUTH_SECRET) throw new AppError("internal", "AUTH_SECRET is not set");
  return new Uint8Array(hkdfSync("sha256", AUTH_SECRET, "", "functions bearer", 32));
}

function getAudience(): string {
  return `${getSiteOrigin()}/api/functions`;
}
