import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Headers about a connection and not about an answer (RFC 9110 §7.6.1): only who holds the connection knows what is true of it. */
const hopByHop = new Set(["connection", "keep-alive", "proxy-connection", "upgrade"]);

/** Whether a header that somebody gives an answer may go out: of those about the connection only that it is to end. */
const mayGoOut = (name: string, value: unknown): boolean =>
  !hopByHop.has(name.toLowerCase()) ||
  (name.toLowerCase() === "connection" && String(value).trim().toLowerCase() === "close");

/**
 * Has an answer say that its connection ends after it, where it does, and nothing else about its connection, whatever a route or a
 * library has put into its headers.
 * @param isLast asked when the answer begins
 */
export function markLastResponse(response: ServerResponse, isLast: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => ServerResponse;
  response.writeHead = (...values: unknown[]) => {
    if (isLast()) response.shouldKeepAlive = false;
    for (const name of hopByHop) {
      if (!response.hasHeader(name) || mayGoOut(name, response.getHeader(name))) continue;
      // Where it is taken out, Node says nothing of the connection.
      if (name === "connection") response.setHeader(name, response.shouldKeepAlive ? "keep-alive" : "close");
      else response.removeHeader(name);
    }
    return writeHead(...values.map((value) => (typeof value === "object" ? filterOutgoing(value) : value)));
  };
}

/** Headers as `writeHead` takes them: an object, or names and values in turn. */
function filterOutgoing(headers: unknown): unknown {
  if (!headers) return headers;
  if (!Array.isArray(headers)) {
    return Object.fromEntries(
      Object.entries(headers as OutgoingHttpHeaders).filter(([name, value]) => mayGoOut(name, value)),
    );
  }
  if (Array.isArray(headers[0])) return headers.filter(([name, value]) => mayGoOut(String(name), value));
  return headers.filter((_, index) => {
    const at = index - (index % 2);
    return mayGoOut(String(headers[at]), headers[at + 1]);
  });
}
