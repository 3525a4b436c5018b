import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/server/errors";

// What programs are answered, byte for byte, their headers included: each kind of answer of each door.

vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");
const provided = vi.hoisted(() => ({ failure: undefined as unknown, outcome: undefined as unknown }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("@/lib/server/limits/limit", async (importActual) => ({
  ...(await importActual<typeof import("@/lib/server/limits/limit")>()),
  enforceLimit: async () => {
    if (provided.failure) throw provided.failure;
  },
}));
vi.mock("@/lib/forms/receive-post", async (importActual) => ({
  ...(await importActual<typeof import("@/lib/forms/receive-post")>()),
  receivePost: async () => provided.outcome,
}));
const log = vi.spyOn(console, "error").mockImplementation(() => {});
const { handleCall } = await import("./functions/handle-call");
const { handleMcpRequest } = await import("./mcp/handle-request");
const { handleRegistryRequest } = await import("./registry/handle-request");
const { createErrorResponse } = await import("@/lib/server/request/error-response");
const forms = await import("@/app/api/forms/[site]/[form]/route");
const { GET: health } = await import("@/app/api/health/route");
const { GET: version } = await import("@/app/api/version/route");

beforeEach(() => {
  provided.failure = undefined;
  provided.outcome = undefined;
  log.mockClear();
});

const tooFast = new AppError("rate_limited", "x", { retryAfter: 7, sentence: "Try again in 7 seconds." });
const tooLarge = new AppError("too_large");
const noSession = new AppError("unauthenticated");
const broken = new Error("secret detail");

const ask = (method = "GET", headers: Record<string, string> = {}, body?: string) =>
  new Request("https://silcrow.example/here", { method, headers, ...(body !== undefined && { body }) });
const post = (body: string, headers: Record<string, string> = {}) =>
  ask("POST", { "content-type": "application/json", ...headers }, body);

/** An answer as it goes out. Long bodies are cut, and what goes by the catalogue's content is masked. */
async function sent(answering: Response | Promise<Response>): Promise<string> {
  const answer = await answering;
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${name === "etag" ? "…" : value}`);
  const body = await answer.text();
  return [answer.status, ...headers, body.slice(0, 120)].join(" | ");
}
/** The lines that a failure left in the log, without their time and stack. */
const logged = () =>
  log.mock.calls.map(([line]) => {
    const { event, code, function: name } = JSON.parse(String(line));
    return { event, code, ...(name && { function: name }) };
  });

describe("a call of a function", () => {
  const known = { known: async () => ({ done: true }) };
  const call = (request: Request, failure?: unknown) => {
    provided.failure = failure;
    return sent(handleCall(request, "known", (name) => known[name as "known"]));
  };

  it("is answered", async () => {
    expect(await call(post('{"data":{}}'))).toMatchInlineSnapshot(
      `"200 | access-control-allow-origin: * | access-control-expose-headers: retry-after | cache-control: no-store | content-type: application/json | vary: origin | x-content-type-options: nosniff | {"data":{"done":true}}"`,
    );
    expect(await call(post('{"data":{}}', { origin: "https://buyer.example" }))).toMatchInlineSnapshot(
      `"200 | access-control-allow-origin: https://buyer.example | access-control-expose-headers: retry-after | cache-control: no-store | content-type: application/json | vary: origin | x-content-type-options: nosniff | {"data":{"done":true}}"`,
    );
  });

  it("is refused", async () => {
    expect(await call(post('{"data":{}}'), tooFast)).toMatchInlineSnapshot(
      `"429 | access-control-allow-origin: * | access-control-expose-headers: retry-after | cache-control: no-store | connection: close | content-type: application/json | retry-after: 7 | vary: origin | x-content-type-options: nosniff | {"error":{"status":"RESOURCE_EXHAUSTED","message":"Try again in 7 seconds.","details":{"retryAfter":7}}}"`,
    );
    expect(await call(post('{"data":{}}', { accept: "text/event-stream" }), tooFast)).toMatchInlineSnapshot(`
      "429 | access-control-allow-origin: * | access-control-expose-headers: retry-after | cache-control: no-store | connection: close | content-type: text/event-stream; charset=utf-8 | retry-after: 7 | vary: origin | x-content-type-options: nosniff | data: {"error":{"status":"RESOURCE_EXHAUSTED","message":"Try again in 7 seconds.","details":{"retryAfter":7}}}

      "
    `);
    expect(await call(ask("GET"), noSession)).toMatchInlineSnapshot(
      `"401 | access-control-allow-origin: * | access-control-expose-headers: retry-after | cache-control: no-store | content-type: application/json | vary: origin | x-content-type-options: nosniff | {"error":{"status":"UNAUTHENTICATED","message":"Sign in first, then try again."}}"`,
    );
    expect(await call(ask("GET"), tooLarge)).toMatchInlineSnapshot(
      `"413 | access-control-allow-origin: * | access-control-expose-headers: retry-after | cache-control: no-store | connection: close | content-type: application/json | vary: origin | x-content-type-options: nosniff | {"error":{"status":"INVALID_ARGUMENT","message":"That is too large. Make it smaller and try again."}}"`,
    );
    expect(await call(ask("GET"), broken)).toMatchInlineSnapshot(
      `"500 | access-control-allow-origin: * | access-control-expose-headers: retry-after | cache-control: no-store | content-type: application/json | vary: origin | x-content-type-options: nosniff | {"error":{"status":"INTERNAL","message":"INTERNAL"}}"`,
    );
    expect(logged()).toEqual([{ event: "Function failed", code: "internal", function: "known" }]);
  });

  it("is asked for first", async () => {
    const headers = { origin: "https://buyer.example", "access-control-request-headers": "traceparent" };
    expect(await call(ask("OPTIONS", headers))).toMatchInlineSnapshot(
      `"204 | access-control-allow-headers: authorization, content-type, firebase-instance-id-token, x-firebase-appcheck, traceparent | access-control-allow-methods: POST | access-control-allow-origin: https://buyer.example | access-control-expose-headers: retry-after | access-control-max-age: 7200 | cache-control: no-store | vary: origin, access-control-request-headers | x-content-type-options: nosniff | "`,
    );
  });
});

describe("a message of an agent", () => {
  const message = (request: Request, failure?: unknown) => {
    provided.failure = failure;
    return sent(handleMcpRequest(request));
  };
  const ping = (headers: Record<string, string> = {}) =>
    post('{"jsonrpc":"2.0","id":1,"method":"ping"}', { accept: "application/json, text/event-stream", ...headers });

  it("is answered", async () => {
    expect(await message(ping())).toMatchInlineSnapshot(
      `"200 | cache-control: no-store | content-type: application/json | vary: origin, access-control-request-headers | x-content-type-options: nosniff | {"result":{},"jsonrpc":"2.0","id":1}"`,
    );
    expect(await message(ping({ accept: "text/event-stream" }))).toMatchInlineSnapshot(`
      "200 | cache-control: no-store | content-type: text/event-stream | vary: origin, access-control-request-headers | x-content-type-options: nosniff | event: message
      data: {"result":{},"jsonrpc":"2.0","id":1}

      "
    `);
    expect(await message(ping({ origin: "http://localhost:6274" }))).toMatchInlineSnapshot(
      `"200 | access-control-allow-origin: http://localhost:6274 | access-control-expose-headers: retry-after | cache-control: no-store | content-type: application/json | vary: origin, access-control-request-headers | x-content-type-options: nosniff | {"result":{},"jsonrpc":"2.0","id":1}"`,
    );
    expect(await message(post('{"jsonrpc":"2.0","method":"notifications/initialized"}'))).toMatchInlineSnapshot(
      `"202 | cache-control: no-store | content-type: application/json | vary: origin, access-control-request-headers | x-content-type-options: nosniff | "`,
    );
  });

  it("is refused", async () => {
    expect(await message(ping(), tooFast)).toMatchInlineSnapshot(
      `"429 | cache-control: no-store | connection: close | content-type: application/json | retry-after: 7 | vary: origin, access-control-request-headers | x-content-type-options: nosniff | {"jsonrpc":"2.0","error":{"code":-32000,"message":"Try again in 7 seconds."},"id":null}"`,
    );
    expect(await message(ping(), broken)).toMatchInlineSnapshot(
      `"500 | cache-control: no-store | connection: close | content-type: application/json | vary: origin, access-control-request-headers | x-content-type-options: nosniff | {"jsonrpc":"2.0","error":{"code":-32000,"message":"Something went wrong on our side. Try again in a minute."},"id":null}"`,
    );
    expect(logged()).toEqual([{ event: "Agent's message failed", code: "internal" }]);
    expect(await message(ping({ origin: "https://elsewhere.example" }))).toMatchInlineSnapshot(
      `"403 | connection: close | content-type: application/json | {"jsonrpc":"2.0","error":{"code":-32000,"message":"Pages of other sites can't call this. Connect an agent, not a page: h"`,
    );
    expect(await message(ping({ "content-encoding": "gzip" }))).toMatchInlineSnapshot(
      `"415 | cache-control: no-store | connection: close | content-type: application/json | vary: origin, access-control-request-headers | x-content-type-options: nosniff | {"jsonrpc":"2.0","error":{"code":-32000,"message":"Content-Encoding: this header must be left out. A message can't be co"`,
    );
    expect(await message(post("{"))).toMatchInlineSnapshot(
      `"400 | cache-control: no-store | content-type: application/json | vary: origin, access-control-request-headers | x-content-type-options: nosniff | {"jsonrpc":"2.0","error":{"code":-32700,"message":"This is no JSON. Send one message of the protocol, like {\\"jsonrpc\\":"`,
    );
    expect(await message(ask("GET"))).toMatchInlineSnapshot(
      `"405 | allow: POST, OPTIONS | cache-control: no-store | content-type: application/json | vary: origin, access-control-request-headers | x-content-type-options: nosniff | {"jsonrpc":"2.0","error":{"code":-32000,"message":"This is for agents, by POST. What they can do, and how to connect one"`,
    );
  });

  it("is asked for first", async () => {
    const headers = { origin: "http://localhost:6274", "access-control-request-headers": "traceparent" };
    expect(await message(ask("OPTIONS", headers))).toMatchInlineSnapshot(
      `"204 | access-control-allow-headers: authorization, content-type, accept, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name, last-event-id, traceparent | access-control-allow-methods: POST | access-control-allow-origin: http://localhost:6274 | access-control-expose-headers: retry-after | access-control-max-age: 7200 | cache-control: no-store | vary: origin, access-control-request-headers | x-content-type-options: nosniff | "`,
    );
  });
});

describe("an item of the registry", () => {
  const item = (name: string, failure?: unknown, headers: Record<string, string> = {}) => {
    provided.failure = failure;
    return sent(handleRegistryRequest(ask("GET", headers), [name]));
  };

  it("is answered", async () => {
    const answer = await handleRegistryRequest(ask(), ["theme.json"]);
    const etag = answer.headers.get("etag") ?? "";
    expect(await item("theme.json")).toMatchInlineSnapshot(
      `"200 | cache-control: public, max-age=300, must-revalidate | content-type: application/json; charset=utf-8 | etag: … | vary: authorization | x-robots-tag: noindex | {"$schema":"https://ui.shadcn.com/schema/registry-item.json","name":"theme","type":"registry:theme","title":"Theme","des"`,
    );
    expect(await item("theme.json", undefined, { "if-none-match": etag })).toMatchInlineSnapshot(
      `"304 | cache-control: public, max-age=300, must-revalidate | content-type: application/json; charset=utf-8 | etag: … | vary: authorization | x-robots-tag: noindex | "`,
    );
  });

  it("is refused", async () => {
    expect(await item("theme.json", tooFast)).toMatchInlineSnapshot(
      `"429 | cache-control: no-store | content-type: application/json | retry-after: 7 | vary: authorization | x-robots-tag: noindex | {"error":"rate_limited","message":"Try again in 7 seconds."}"`,
    );
    expect(await item("theme.json", noSession)).toMatchInlineSnapshot(
      `"401 | cache-control: no-store | content-type: application/json | vary: authorization | www-authenticate: Bearer realm="registry" | x-robots-tag: noindex | {"error":"unauthenticated","message":"Sign in first, then try again."}"`,
    );
    expect(await item("theme.json", broken)).toMatchInlineSnapshot(
      `"500 | cache-control: no-store | content-type: application/json | vary: authorization | x-robots-tag: noindex | {"error":"internal","message":"Something went wrong on our side. Try again in a minute."}"`,
    );
    expect(logged()).toEqual([{ event: "Registry failed", code: "internal" }]);
    expect(await item("nothing-like-it.json")).toMatchInlineSnapshot(
      `"404 | cache-control: no-store | content-type: application/json | vary: authorization | x-robots-tag: noindex | {"error":"not_found","message":"There is no item “nothing-like-it” here. Every name is listed by: npx shadcn@latest list"`,
    );
  });
});

describe("a post to a form", () => {
  const context = { params: Promise.resolve({ site: "site", form: "form" }) };
  const take = (outcome: unknown, headers: Record<string, string> = {}) => {
    provided.outcome = outcome;
    return sent(forms.POST(post("{}", headers), context));
  };

  it("is answered", async () => {
    const taken = { error: null, id: "id", location: "/forms/site/thanks" };
    expect(await take(taken)).toMatchInlineSnapshot(
      `"200 | access-control-allow-origin: * | access-control-expose-headers: retry-after | content-type: application/json | vary: accept | {"id":"id"}"`,
    );
    expect(await take(taken, { accept: "application/json" })).toMatchInlineSnapshot(
      `"200 | access-control-allow-origin: * | access-control-expose-headers: retry-after | content-type: application/json | vary: accept | {"id":"id"}"`,
    );
  });

  it("is refused", async () => {
    expect(await take({ error: tooFast, typed: [] }, { accept: "application/json" })).toMatchInlineSnapshot(
      `"429 | access-control-allow-origin: * | access-control-expose-headers: retry-after | connection: close | content-type: application/json | retry-after: 7 | vary: accept | {"error":{"status":"RESOURCE_EXHAUSTED","message":"Try again in 7 seconds."}}"`,
    );
    expect(await take({ error: tooLarge, typed: [] }, { accept: "application/json" })).toMatchInlineSnapshot(
      `"413 | access-control-allow-origin: * | access-control-expose-headers: retry-after | connection: close | content-type: application/json | vary: accept | {"error":{"status":"INVALID_ARGUMENT","message":"That is too large. Make it smaller and try again."}}"`,
    );
  });

  it("is asked for first", async () => {
    expect(await sent(forms.OPTIONS(ask("OPTIONS")))).toMatchInlineSnapshot(
      `"204 | access-control-allow-headers: content-type | access-control-allow-methods: POST | access-control-allow-origin: * | access-control-expose-headers: retry-after | access-control-max-age: 86400 | vary: access-control-request-headers | "`,
    );
  });
});

describe("a route", () => {
  it("that failed says so, to scripts and to people", async () => {
    const html = { accept: "text/html,*/*;q=0.8" };
    expect(await sent(createErrorResponse(tooFast, "x", ask()))).toMatchInlineSnapshot(
      `"429 | cache-control: no-store | content-type: application/json | retry-after: 7 | vary: accept | x-content-type-options: nosniff | {"error":{"code":"rate_limited","message":"Try again in 7 seconds."}}"`,
    );
    expect(await sent(createErrorResponse(tooFast, "x", ask("GET", html)))).toMatchInlineSnapshot(
      `"429 | cache-control: no-store | content-type: text/plain; charset=utf-8 | retry-after: 7 | vary: accept | x-content-type-options: nosniff | Try again in 7 seconds."`,
    );
    expect(await sent(createErrorResponse(tooLarge, "x", ask()))).toMatchInlineSnapshot(
      `"413 | cache-control: no-store | connection: close | content-type: application/json | vary: accept | x-content-type-options: nosniff | {"error":{"code":"too_large","message":"That is too large. Make it smaller and try again."}}"`,
    );
    expect(await sent(createErrorResponse(noSession, "x", post("unread")))).toMatchInlineSnapshot(
      `"401 | cache-control: no-store | connection: close | content-type: application/json | vary: accept | x-content-type-options: nosniff | {"error":{"code":"unauthenticated","message":"Sign in first, then try again."}}"`,
    );
    expect(await sent(createErrorResponse(broken, "It failed", ask()))).toMatchInlineSnapshot(
      `"500 | cache-control: no-store | content-type: application/json | vary: accept | x-content-type-options: nosniff | {"error":{"code":"internal","message":"Something went wrong on our side. Try again in a minute."}}"`,
    );
    expect(logged()).toEqual([{ event: "It failed", code: "internal" }]);
  });

  it("answers JSON that nobody keeps", async () => {
    const { NextRequest } = await import("next/server");
    expect(await sent(health())).toMatchInlineSnapshot(
      `"200 | cache-control: no-store | content-type: application/json | {"ok":true}"`,
    );
    const answer = await version(new NextRequest("https://silcrow.example/api/version"));
    const build = ((await answer.clone().json()) as { build: string }).build;
    expect((await sent(answer)).replace(build, "…")).toMatchInlineSnapshot(
      `"200 | cache-control: no-store | content-type: application/json | {"build":"…"}"`,
    );
  });
});
