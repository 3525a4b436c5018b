import "server-only";
import { resolveBearer } from "@/lib/account/tokens/bearer";
import { getOriginHost } from "@/lib/forms/next-address";
import { getEnv } from "@/lib/server/env";
import { AppError, errorTable } from "@/lib/server/errors";
import { buildPreflight } from "@/lib/server/headers/cors";
import { enforceLimit } from "@/lib/server/limits/limit";
import { createAddressSubject } from "@/lib/server/limits/subject";
import { toLoggedError } from "@/lib/server/log";
import { getClientAddress } from "@/lib/server/request/client-address";
import { buildRefusal } from "@/lib/server/request/response";
import type { Handler } from "./callable";
import { findFunction, listFunctionNames } from "./registry";
import { isStreamOnly, readCall } from "./request";
import { encode } from "./serialise";

/** Largest answer of a function, in bytes: room for a document of 4 MB (lib/sites/preview/transform.ts) with its escapes. */
export const answerLimit = 8 * 1024 * 1024;

/** Answers one request to /api/functions/<name>, whatever it is: the callable protocol of docs/functions.md. */
export async function handleCall(
  request: Request,
  name: string,
  find: (name: string) => Handler | undefined = findFunction,
): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: getPreflightHeaders(request) });
  try {
    const body = Buffer.from(JSON.stringify({ data: encode(await run(request, name, find)) }));
    if (body.byteLength > answerLimit) throw createTooLargeError(body.byteLength);
    return new Response(body, { headers: { ...getHeaders(request), "content-type": "application/json" } });
  } catch (error) {
    return respondRefused(request, toLoggedError("Function failed", error, { function: name }));
  }
}

async function run(request: Request, name: string, find: (name: string) => Handler | undefined): Promise<unknown> {
  const { headers, signal } = request;
  const address = getClientAddress(headers);
  await enforceLimit("functions", createAddressSubject(address));
  const handler = find(name);
  if (!handler) {
    const sentence = `There is no function of this name. There are ${listFunctionNames()}.`;
    throw new AppError("not_found", `no function ${name}`, { sentence });
  }
  const data = await readCall(request, address);
  // A bearer that is no good is refused even where none is needed: who sends one believes to be signed in.
  const userId = await resolveBearer(headers.get("authorization"), "functions");
  return handler(data, { userId, address, origin: getOriginHost(headers, getEnv().SITE_URL), signal });
}

function createTooLargeError(bytes: number): AppError {
  return new AppError("too_large", `an answer of ${bytes} bytes`, {
    sentence: `The answer would be larger than ${answerLimit / 1024 / 1024} MB, more than a function gives.`,
  });
}

function respondRefused(request: Request, error: AppError): Response {
  const { code, sentence, fields, retryAfter } = error;
  const details = { ...(fields && { fields }), ...(retryAfter && { retryAfter }) };
  const body = JSON.stringify({
    error: {
      status: errorTable[code].callable,
      // Nobody outside is told what went wrong in here.
      message: code === "internal" ? "INTERNAL" : sentence,
      ...(Object.keys(details).length > 0 && { details }),
    },
  });
  const { status, headers } = buildRefusal(error, getHeaders(request), request);
  // Who reads a stream hears an error only as an event of it.
  const isStream = isStreamOnly(request.headers);
  headers.set("content-type", isStream ? "text/event-stream; charset=utf-8" : "application/json");
  return new Response(isStream ? `data: ${body}\n\n` : body, { status, headers });
}

/** Any page may call: who it calls for is said by the bearer alone, never by a cookie. Errors have to be readable, too. */
function getHeaders(request: Request) {
  return {
    "access-control-allow-origin": request.headers.get("origin") ?? "*",
    "access-control-expose-headers": "retry-after",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    vary: "origin",
  };
}

/** What callers send who don't say so. */
const sent = "authorization, content-type, firebase-instance-id-token, x-firebase-appcheck";

function getPreflightHeaders(request: Request) {
  return {
    ...getHeaders(request),
    // In seconds; the longest that browsers keep it.
    ...buildPreflight(request.headers, { methods: "POST", known: sent, seconds: 7_200 }),
    vary: "origin, access-control-request-headers",
  };
}
