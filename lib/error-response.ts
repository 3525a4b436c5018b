import { errorTable, toAppError } from "./errors";
import { logError } from "./log";

/**
 * What a route answers when it failed: `{ error: { code, message } }` with the table's status, kept by nobody, and with
 * Retry-After where waiting helps. What is ours to mend is logged under `what`.
 */
export function errorResponse(error: unknown, what: string): Response {
  const { code, sentence, retryAfter } = toAppError(error);
  if (code === "internal" || code === "unavailable") logError(what, error, { code });
  return Response.json(
    { error: { code, message: sentence } },
    {
      status: errorTable[code].http,
      headers: { "cache-control": "no-store", ...(retryAfter && { "retry-after": String(retryAfter) }) },
    },
  );
}
