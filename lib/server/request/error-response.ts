import { errorTable, toAppError } from "@/lib/server/errors";
import { logError } from "@/lib/server/log";

/**
 * What a route answers when it failed, with the table's status, kept by nobody, and with Retry-After where waiting helps:
 * `{ error: { code, message } }`, or the sentence alone where a person opened the address in a browser. What is ours to mend is
 * logged under `what`.
 */
export function errorResponse(error: unknown, what: string, request: Request): Response {
  const { code, sentence, retryAfter } = toAppError(error);
  if (code === "internal" || code === "unavailable") logError(what, error, { code });
  const headers = new Headers({ "cache-control": "no-store", vary: "accept", "x-content-type-options": "nosniff" });
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  // Nothing can follow a body that isn't read to its end.
  if (code === "too_large" || (request.body && !request.bodyUsed)) headers.set("connection", "close");
  const init = { status: errorTable[code].http, headers };
  if (!isForPerson(request.headers)) return Response.json({ error: { code, message: sentence } }, init);
  headers.set("content-type", "text/plain; charset=utf-8");
  return new Response(sentence, init);
}

/** Browsers ask for pages like this, and scripts don't. */
function isForPerson(headers: Headers): boolean {
  return /\btext\/html\b/.test(headers.get("accept") ?? "");
}
