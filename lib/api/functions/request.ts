import { countJsonValues } from "@/lib/server/admission/json-shape";
import { readPost } from "@/lib/server/admission/read-post";
import { AppError } from "@/lib/server/errors";
import { decode, type Json } from "./serialise";

/** Largest body of a call, in bytes: room for 64 KB of content with its escapes. */
export const bodyLimit = 256 * 1024;

/**
 * The data of a call: POST, JSON, exactly `{"data": …}`.
 * @param address of the caller (lib/server/request/client-address.ts)
 * @throws AppError `invalid` ("Bad Request") for anything else; `too_large`; `unsupported_media` for compressed bodies;
 * `unimplemented` when the caller wants a stream; `rate_limited`
 */
export async function readCall(request: Request, address: string): Promise<Json> {
  const { headers, method } = request;
  if (method !== "POST" || getMediaType(headers.get("content-type")) !== "application/json")
    throw createBadRequestError();
  if (isStreamOnly(headers)) {
    throw new AppError("unimplemented", "stream wanted", {
      sentence: "This function answers once: it can't be called as a stream.",
    });
  }
  const encoding = headers.get("content-encoding") ?? "identity";
  if (encoding.toLowerCase() !== "identity") {
    throw new AppError("unsupported_media", `content-encoding ${encoding}`, {
      sentence: "The body of a call can't be compressed.",
    });
  }
  return parseData(await readText(request, address));
}

/** Whether a caller reads nothing but server-sent events, as `stream()` of the protocol's own client does. */
export function isStreamOnly(headers: Headers): boolean {
  const accept = headers.get("accept");
  return accept?.split(",").every((type) => getMediaType(type) === "text/event-stream") ?? false;
}

const expectedBody = 'Bad Request: send {"data": {…}} and nothing beside it.';

function parseData(text: string): Json {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw createBadRequestError('Bad Request: this is no JSON. Send {"data": {…}} and nothing beside it.');
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw createBadRequestError(expectedBody);
  const [name, ...others] = Object.keys(body);
  if (name !== "data" || others.length > 0) throw createBadRequestError(expectedBody);
  return decode((body as { data: Json }).data);
}

async function readText(request: Request, address: string): Promise<string> {
  const { bytes, isWhole } = await readPost(request, { address, limit: bodyLimit, count: countJsonValues }).catch(
    (error) => {
      // Cut short on its way.
      throw error instanceof AppError && error.code === "invalid" ? createBadRequestError() : error;
    },
  );
  if (!isWhole) throw createTooLargeError();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw createBadRequestError();
  }
}

function getMediaType(header: string | null): string {
  return (header ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

function createBadRequestError(sentence = "Bad Request"): AppError {
  return new AppError("invalid", "Bad Request", { sentence });
}

function createTooLargeError(): AppError {
  return new AppError("too_large", "body over the limit", {
    sentence: `A call can have up to ${bodyLimit / 1024} KB.`,
  });
}
