import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Agent, fetch as fetchBy } from "undici";
import { readShopVariable } from "@/e2e/support/environment";
import { createVisitor } from "@/e2e/support/people/visitors";
import { RawClient } from "@/e2e/support/raw-client";
import { expect, test } from "@/e2e/support/test";
import { importTool } from "@/tools/dev/tools";

// A hundred calls one after the other, over a connection for as long as it lasts, by clients of three makes: none may be lost.

const calls = 100;
const query = { query: "margin rule", limit: 1 };
const found = "silcrow-callout-card-margin-rule";

for (const accept of ["*/*", "application/json, text/event-stream", "text/event-stream", undefined]) {
  test(`a hundred calls by hand are answered, and the last on each connection says so (Accept: ${accept})`, async () => {
    const raw = new RawClient(readShopVariable("ADDRESS"));
    const head = [
      "POST /mcp HTTP/1.1",
      "content-type: application/json",
      `x-forwarded-for: ${createVisitor()["x-forwarded-for"]}`,
      ...(accept === undefined ? [] : [`accept: ${accept}`]),
    ];
    for (let id = 1; id <= calls; id++) {
      const params = { name: "search_sections", arguments: query };
      const { status, text, headers } = await raw.ask(
        head,
        JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params }),
      );
      expect(status, text).toBe(200);
      expect(headers.get("keep-alive") ?? "timeout=5").toBe("timeout=5");
      expect(JSON.parse(text.replace(/^event: message\ndata: /, ""))).toMatchObject({
        id,
        result: { content: [{ type: "text" }] },
      });
    }
    expect(raw.connections).toBeGreaterThan(1);
    raw.close();
  });
}

test("on every route the last answer on a connection says that it ends", async () => {
  const routes = [
    "GET / HTTP/1.1",
    "GET /api/health HTTP/1.1",
    "GET /r/registry.json HTTP/1.1",
    "GET /robots.txt HTTP/1.1",
    "GET /nowhere HTTP/1.1",
    "POST /api/functions/nothing HTTP/1.1",
    "OPTIONS /mcp HTTP/1.1",
    "TRACE / HTTP/1.1",
  ];
  for (const route of routes) {
    const raw = new RawClient(readShopVariable("ADDRESS"));
    const visitor = `x-forwarded-for: ${createVisitor()["x-forwarded-for"]}`;
    for (let asked = 0; asked < 70; asked++) await raw.ask([route, visitor]);
    expect(raw.connections, route).toBeGreaterThan(1);
    raw.close();
  }
});

/** Fetches over one connection at a time, which is kept as long as the server keeps it. */
function fetchOverOne() {
  const dispatcher = new Agent({ connections: 1, pipelining: 1 });
  const fetch = (url: string | URL, init?: object) =>
    fetchBy(url, { ...init, dispatcher } as Parameters<typeof fetchBy>[1]) as unknown as Promise<Response>;
  return { fetch, close: () => dispatcher.close() };
}

/** What both generations of the SDK have. */
interface AnyClient {
  connect(transport: unknown): Promise<void>;
  callTool(call: { name: string; arguments: object }): Promise<unknown>;
  close(): Promise<void>;
}
type ClientClass = new (info: { name: string; version: string }) => AnyClient;
type TransportClass = new (url: URL, options: object) => unknown;

const earlier = "@modelcontextprotocol/sdk/dist/esm/client";
const generations: Record<string, () => Promise<[ClientClass, TransportClass]>> = {
  "the SDK of the server's own generation": async () => [Client as never, StreamableHTTPClientTransport as never],
  "the SDK of the generation before": async () => {
    const { Client } = await importTool<{ Client: ClientClass }>("agents", earlier, "index.js");
    const { StreamableHTTPClientTransport } = await importTool<{ StreamableHTTPClientTransport: TransportClass }>(
      "agents",
      earlier,
      "streamableHttp.js",
    );
    return [Client, StreamableHTTPClientTransport];
  },
};

for (const [name, load] of Object.entries(generations)) {
  test(`a hundred calls by ${name} are answered`, async () => {
    const [SomeClient, Transport] = await load();
    const { fetch, close } = fetchOverOne();
    const client = new SomeClient({ name: "test", version: "1" });
    await client.connect(
      new Transport(new URL(`${readShopVariable("ADDRESS")}/mcp`), {
        requestInit: { headers: createVisitor() },
        fetch,
      }),
    );
    for (let call = 0; call < calls; call++) {
      expect(JSON.stringify(await client.callTool({ name: "search_sections", arguments: query }))).toContain(found);
    }
    await client.close();
    await close();
  });
}
