import "server-only";
import { bearerUserId } from "@/lib/account/tokens/bearer";
import { originHost } from "@/lib/forms/hosts";
import { env } from "@/lib/server/env";
import { AppError, errorTable, toAppError } from "@/lib/server/errors";
import { headersAskedFor } from "@/lib/server/headers/cors";
import { limit } from "@/lib/server/limits/limit";
import { addressSubject } from "@/lib/server/limits/subject";
import { logError } from "@/lib/server/log";
import { clientAddress } from "@/lib/server/request/client-address";
import type { Handler } from "./callable";
import { findFunction } from "./registry";
import { readCall, wantsStream } from "./request";
import { encode } from "./serialise";

/** Largest answer of a function, in bytes: room for a document of 4 MB (lib/sites/preview/transform.ts) with its escapes. */
export const answerLimit = 8 * 1024 * 1024;

/** Answers one request to /api/functions/<name>, whatever it is: the callable protocol of docs/functions.md. */
export async function answerCall(
  request: Request,
  name: string,
  find: (name: string) => Handler | undefined = findFunction,
): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: preflightHeaders(request) });
  try {
    const body = Buffer.from(JSON.stringify({ data: encode(await run(request, name, find)) }));
    if (body.byteLength > answerLimit) throw tooLarge(body.byteLength);
    const headers = headersFor(request);
    headers.set("content-type", "application/json");
    return new Response(body, { headers });
  } catch (error) {
    return refusal(request, name, toAppError(error));
  }
}

async function run(request: Request, name: string, find: (name: string) => Handler | undefined): Promise<unknown> {
  const { headers, signal } = request;
  const address = clientAddress(headers);
  await limit("functions", addressSubject(address));
  const handler = find(name);
  if (!handler) {
    throw new AppError("not_found", `no function ${name}`, { sentence: "There is no function of this name." });
  }
  const data = await readCall(request, address);
  // A bearer that is no good is refused even where none is needed: who sends one believes to be signed in.
  const userId = await bearerUserId(headers.get("authorization"), "functions");
  return handler(data, { userId, address, origin: originHost(headers, env().SITE_URL), signal });
}

function tooLarge(bytes: number): AppError {
  return new AppError("too_large", `an answer of ${bytes} bytes`, {
    sentence: `The answer would be larger than ${answerLimit / 1024 / 1024} MB, more than a function gives.`,
  });
}

function refusal(request: Request, name: string, error: AppError): Response {
  const { code, sentence, fields, retryAfter } = error;
  const { http, callable: status } = errorTable[code];
  if (code === "internal" || code === "unavailable") logError("Function failed", error, { function: name, code });
  const details = { ...(fields && { fields }), ...(retryAfter && { retryAfter }) };
  const body = JSON.stringify({
    error: {
      status,
      // Nobody outside is told what went wrong in here.
      message: code === "internal" ? "INTERNAL" : sentence,
      ...(Object.keys(details).length > 0 && { details }),
    },
  });
  const headers = headersFor(request);
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  // Nothing can follow a body that isn't read to its end.
  if (code === "too_large" || (request.body && !request.bodyUsed)) headers.set("connection", "close");
  // Who reads a stream hears an error only as an event of it.
  const isStream = wantsStream(request.headers);
  headers.set("content-type", isStream ? "text/event-stream; charset=utf-8" : "application/json");
  return new Response(isStream ? `data: ${body}\n\n` : body, { status: http, headers });
}

/** Any page may call: who it calls for is said by the bearer alone, never by a cookie. Errors have to be readable, too. */
function headersFor(request: Request): Headers {
  return new Headers({
    "access-control-allow-origin": request.headers.get("origin") ?? "*",
    "access-control-expose-headers": "retry-after",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    vary: "origin",
  });
}

/** What callers send who don't say so. */
const sent = "authorization, content-type, firebase-instance-id-token, x-firebase-appcheck";

function preflightHeaders(request: Request): Headers {
  const headers = headersFor(request);
  headers.set("access-control-allow-methods", "POST");
  headers.set("access-control-allow-headers", headersAskedFor(request.headers, sent));
  headers.append("vary", "access-control-request-headers");
  // In seconds; the longest that browsers keep it.
  headers.set("access-control-max-age", "7200");
  return headers;
}
