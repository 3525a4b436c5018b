import "server-only";
import { isFromOurPages } from "@/lib/account/auth/same-origin";
import { getCurrentSession } from "@/lib/account/auth/session";
import { AppError } from "@/lib/server/errors";
import { enforceLimit } from "@/lib/server/limits/limit";
import { createUserSubject } from "@/lib/server/limits/subject";
import { createErrorResponse } from "@/lib/server/request/error-response";
import { respondJson } from "@/lib/server/request/response";
import { bearerLife, createBearer } from "./bearer";

/** What POST /api/token answers. `expiresIn` is in seconds, since the clocks of browsers go as they like. */
export interface IssuedToken {
  token: string;
  expiresIn: number;
}

const headers = { "cross-origin-resource-policy": "same-origin" };

/**
 * Gives the person who is signed in to this browser a bearer for the functions. 204 when nobody is; only pages of our own
 * may ask.
 */
export async function handleTokenRequest(request: Request): Promise<Response> {
  try {
    if (!isFromOurPages(request)) throw new AppError("forbidden", "asked for by another site");
    const session = await getCurrentSession();
    if (!session) return new Response(null, { status: 204, headers: { ...headers, "cache-control": "no-store" } });
    await enforceLimit("token", createUserSubject(session.userId));
    const issued: IssuedToken = { token: await createBearer(session), expiresIn: bearerLife };
    return respondJson(issued, { keep: "never", headers });
  } catch (error) {
    return createErrorResponse(error, "Issuing a bearer failed", request);
  }
}
