import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
import { readShopVariable } from "./environment";

export interface CapturedEvent {
  event: string;
  distinct_id?: string;
  properties: Record<string, unknown>;
}

/**
 * Where PostHog would be, and a chat's script: takes what the browser sends and keeps it. It is where the second server
 * of the shop has been told that both are, so there is one at a time.
 */
export async function startCaptureServer() {
  const events: CapturedEvent[] = [];
  /** Every request, as `METHOD /path`. */
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://capture");
    requests.push(`${request.method} ${url.pathname}`);
    response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
    response.setHeader("access-control-allow-credentials", "true");
    response.setHeader("access-control-allow-headers", "content-type");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    if (url.pathname === "/chat.js") {
      response.setHeader("content-type", "text/javascript");
      return response.end("window.chatsLoaded = (window.chatsLoaded ?? 0) + 1;");
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    events.push(...decoded(Buffer.concat(chunks), url.searchParams.get("compression")));
    response.setHeader("content-type", "application/json");
    response.end('{"status":1}');
  });
  const address = readShopVariable("VISITOR_SERVICES");
  const { hostname, port } = new URL(address);
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return {
    address,
    events,
    requests,
    named: (name: string) => events.filter(({ event }) => event === name),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type CaptureServer = Awaited<ReturnType<typeof startCaptureServer>>;

/** PostHog sends JSON plain, gzipped, or as a form field in base64, one event or a list. */
function decoded(body: Buffer, compression: string | null): CapturedEvent[] {
  if (body.length === 0) return [];
  const isZipped = compression === "gzip-js" || (body[0] === 0x1f && body[1] === 0x8b);
  const text = (isZipped ? gunzipSync(body) : body).toString("utf8");
  const field = text.startsWith("data=") ? new URLSearchParams(text).get("data") : null;
  const json = JSON.parse(field === null ? text : Buffer.from(field, "base64").toString("utf8")) as
    | CapturedEvent
    | CapturedEvent[]
    | { batch: CapturedEvent[] };
  if (Array.isArray(json)) return json;
  return "batch" in json ? json.batch : [json];
}
