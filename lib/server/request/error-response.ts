import { toLoggedError } from "@/lib/server/log";
import { buildRefusal } from "./response";

/**
 * What a route answers when it failed, with the table's status, kept by nobody, and with Retry-After where waiting helps:
 * `{ error: { code, message } }`, or the sentence alone where a person opened the address in a browser. What is ours to mend is
 * logged under `what`.
 */
export function createErrorResponse(thrown: unknown, what: string, request: Request): Response {
  const error = toLoggedError(what, thrown);
  const { code, sentence } = error;
  const own = { "cache-control": "no-store", vary: "accept", "x-content-type-options": "nosniff" };
  const refusal = buildRefusal(error, own, request);
  if (!isForPerson(request.headers)) return Response.json({ error: { code, message: sentence } }, refusal);
  refusal.headers.set("content-type", "text/plain; charset=utf-8");
  return new Response(sentence, refusal);
}

/** Browsers ask for pages like this, and scripts don't. */
function isForPerson(headers: Headers): boolean {
  return /\btext\/html\b/.test(headers.get("accept") ?? "");
}
