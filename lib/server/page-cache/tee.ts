import type { ServerResponse } from "node:http";

/** What was sent: the header fields by their lower-case names, and the body as it went out. */
export interface Sent {
  status: number;
  headers: Record<string, string | number | readonly string[] | undefined>;
  body: Buffer;
}

/**
 * Hands over an answer once it has been sent whole, unless its body was longer than `maxBytes` or the client went away. To be
 * called before anything else wraps the response, so that the body is seen as it leaves.
 */
export function teeResponse(response: ServerResponse, maxBytes: number, whenSent: (sent: Sent) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  const keep = (chunk: unknown, encoding: unknown) => {
    if (length > maxBytes || (typeof chunk !== "string" && !(chunk instanceof Uint8Array))) return;
    const bytes =
      typeof chunk === "string"
        ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
        : Buffer.from(chunk);
    length += bytes.length;
    if (length > maxBytes) chunks.length = 0;
    else chunks.push(bytes);
  };
  const write = response.write.bind(response) as (...values: unknown[]) => boolean;
  const end = response.end.bind(response) as (...values: unknown[]) => ServerResponse;
  // `end` may write its chunk by `write`, which then has been seen already.
  let isEnding = false;
  response.write = (...values: unknown[]) => {
    if (!isEnding) keep(values[0], values[1]);
    return write(...values);
  };
  response.end = (...values: unknown[]) => {
    if (!isEnding) keep(values[0], values[1]);
    isEnding = true;
    return end(...values);
  };
  response.once("finish", () => {
    if (length > maxBytes) return;
    whenSent({ status: response.statusCode, headers: { ...response.getHeaders() }, body: Buffer.concat(chunks) });
  });
}
