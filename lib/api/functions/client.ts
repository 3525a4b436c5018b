import { BearerError, dropBearer, getBrowserBearer } from "./browser-bearer";
import type { FunctionInput, FunctionName, FunctionOutput } from "./registry";
import { type FunctionErrorCode, getCodeOfHttp, parseStatusCode } from "./status";

/** In ms: how long a call may take, as in the protocol's own client. */
const timeoutMs = 70_000;

/** A call that failed. `message` is a sentence for the person, `details` what the function says beside it. */
export class FunctionError extends Error {
  readonly code: FunctionErrorCode;
  readonly details: unknown;
  constructor(code: FunctionErrorCode, message: string, details?: unknown) {
    super(message);
    this.name = "FunctionError";
    this.code = code;
    this.details = details;
  }
}

/**
 * Calls a function of the shop from a page of it, as whoever is signed in here (docs/functions.md).
 * @param signal ends the call early: then it fails with the code `cancelled`
 * @throws FunctionError whatever goes wrong; `deadline-exceeded` after 70 seconds
 */
export async function callFunction<Name extends FunctionName>(
  name: Name,
  data: FunctionInput<Name>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<FunctionOutput<Name>> {
  const body = JSON.stringify({ data: data ?? null }, encodeJson);
  const limit = new AbortController();
  const clock = setTimeout(() => limit.abort(), timeoutMs);
  const cancel = () => limit.abort();
  signal?.addEventListener("abort", cancel);
  try {
    signal?.throwIfAborted();
    return (await post(name, body, limit.signal)) as FunctionOutput<Name>;
  } catch (error) {
    if (signal?.aborted) throw new FunctionError("cancelled", "The call was cancelled.");
    if (limit.signal.aborted) throw new FunctionError("deadline-exceeded", "That took too long. Try again.");
    if (error instanceof FunctionError) throw error;
    if (error instanceof BearerError) throw new FunctionError(getErrorCode(error.status), error.message);
    // What fetch throws: no network, or an answer we may not read.
    throw new FunctionError("internal", "We can't be reached. Check your connection and try again.");
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener("abort", cancel);
  }
}

async function post(name: string, body: string, signal: AbortSignal): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const bearer = await rejectWhenAborted(getBrowserBearer(), signal);
    const response = await fetch(`/api/functions/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) },
      credentials: "omit",
      cache: "no-store",
      body,
      signal,
    });
    // The bearer may have ended with a change of the server's secret: one that is new deserves another try.
    if (response.status === 401 && bearer && attempt === 1) dropBearer();
    else return parseData(response);
  }
}

/** Waits for the shared request of a bearer, which this call must not abort for others. */
function rejectWhenAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** Reads an answer: `data`, else `result`; an `error` counts whatever the HTTP status. */
async function parseData(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
  const body = typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>) : null;
  const error = body && (body.error as { status?: unknown; message?: unknown; details?: unknown } | undefined);
  if (error || !response.ok) {
    const said =
      error && "status" in error ? (parseStatusCode(error.status) ?? "internal") : getCodeOfHttp(response.status);
    const message = typeof error?.message === "string" ? error.message : "Something went wrong on our side.";
    if (said !== "ok") throw new FunctionError(said, message, error?.details);
  }
  if (!body) throw new FunctionError("internal", "Response is not valid JSON object.");
  if (body.data !== undefined) return body.data;
  if (body.result !== undefined) return body.result;
  throw new FunctionError("internal", "Response is missing data field.");
}

function getErrorCode(status: number): FunctionErrorCode {
  const code = getCodeOfHttp(status);
  return code === "ok" ? "internal" : code;
}

/** JSON would make null of these without a word, and a function would work with what was never meant. */
function encodeJson(name: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value))
    throw new TypeError(`${name} is ${value}, which JSON can't say`);
  return value;
}
