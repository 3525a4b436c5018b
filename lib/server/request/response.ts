import { type AppError, errorTable } from "@/lib/server/errors";

/** How long caches keep an answer. */
const kept = { never: "no-store", briefly: "public, max-age=300" } as const;

interface Options {
  keep: keyof typeof kept;
  status?: number;
  headers?: Record<string, string>;
}

/** An answer in JSON. */
export function respondJson(value: unknown, { keep, status = 200, headers }: Options): Response {
  return Response.json(value, { status, headers: { ...headers, "cache-control": kept[keep] } });
}

/**
 * Status and headers of a refusal, in whatever protocol: those of the protocol, with Retry-After where waiting helps.
 * @param request whose connection ends where its body isn't read to its end: nothing can follow
 */
export function buildRefusal({ code, retryAfter }: AppError, own: HeadersInit, request?: Request) {
  const headers = new Headers(own);
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  if (request && (code === "too_large" || (request.body && !request.bodyUsed))) headers.set("connection", "close");
  return { status: errorTable[code].http, headers };
}
