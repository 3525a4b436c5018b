import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { getDb } from "@/lib/server/db";
import { AppError, type ErrorCode, errorTable } from "@/lib/server/errors";
import { rules } from "@/lib/server/limits/rules";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { type CallContext, createCallable, type Handler } from "./callable";

vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");
const { handleCall, answerLimit } = await import("./handle-call");
const { createBearer } = await import("@/lib/account/tokens/bearer");
const { startSession } = await import("@/lib/account/auth/mutations");

const log = vi.spyOn(console, "error").mockImplementation(() => {});
const handler = vi.fn<Handler>();
let address: string;
let ada: UserId;

beforeAll(async () => {
  ada = toUserId((await getDb().user.create({ data: { name: "Ada" } })).id);
});
beforeEach(() => {
  // Counted apart from every other test.
  address = `2001:db8:${[...randomUUID().replaceAll("-", "").slice(0, 8)].join("").match(/.{4}/g)?.join(":")}::1`;
  handler.mockReset();
  handler.mockResolvedValue("done");
});
afterEach(() => {
  log.mockClear();
});

const find = (name: string) => (name === "known" ? handler : undefined);

function post(body: string, headers: Record<string, string> = {}, name = "known") {
  const request = new Request(`https://silcrow.example/api/functions/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address, ...headers },
    body,
  });
  return handleCall(request, name, find);
}

const errorOf = async (response: Response) => ({ http: response.status, ...(await response.json()).error });

describe("a call", () => {
  it("gives no answer larger than it says", async () => {
    handler.mockResolvedValue({ html: '"'.repeat(answerLimit / 2 + 1) });
    expect(await errorOf(await post('{"data":null}'))).toMatchObject({
      http: 413,
      message: "The answer would be larger than 8 MB, more than a function gives.",
    });
    handler.mockResolvedValue({ html: "x".repeat(answerLimit - 100) });
    expect((await post('{"data":null}')).status).toBe(200);
  });

  it("hands data and caller to the function, and its answer back in `data`", async () => {
    handler.mockResolvedValue({ when: new Date(0), gone: undefined });
    const response = await post('{"data":{"a":1}}', { origin: "https://buyer.example:8443" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({ data: { when: "1970-01-01T00:00:00.000Z", gone: null } });
    expect(handler).toHaveBeenCalledExactlyOnceWith({ a: 1 }, {
      userId: null,
      address: expect.stringMatching(/^2001:db8:.*\/64$/),
      origin: "buyer.example:8443",
      signal: expect.any(AbortSignal),
    } satisfies Record<keyof CallContext, unknown>);
  });

  it("knows who calls by the bearer, and refuses a bad one even where none is needed", async () => {
    await post('{"data":null}', { authorization: `Bearer ${await createBearer(await startSession(ada))}` });
    expect(handler.mock.lastCall?.[1].userId).toBe(ada);
    for (const authorization of ["Bearer nonsense", "Basic YTpi", "Bearer"]) {
      expect(await errorOf(await post('{"data":null}', { authorization }))).toEqual({
        http: 401,
        status: "UNAUTHENTICATED",
        message: "Unauthenticated",
      });
    }
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it("takes no cookie for a bearer", async () => {
    const { encode } = await import("next-auth/jwt");
    const session = await encode({ token: { sub: ada }, secret: process.env.AUTH_SECRET ?? "" });
    await post('{"data":null}', { cookie: `next-auth.session-token=${session}` });
    expect(handler.mock.lastCall?.[1].userId).toBeNull();
  });

  it.each(["unknown", "constructor", "__proto__", "toString", "", "known/other"])(
    "has no function %j",
    async (name) => {
      expect(await errorOf(await post('{"data":null}', {}, name))).toMatchObject({ http: 404, status: "NOT_FOUND" });
    },
  );

  it.each(Object.keys(errorTable) as ErrorCode[])("answers %s by the table", async (code) => {
    handler.mockRejectedValue(new AppError(code, "for the log", { sentence: "For the person.", retryAfter: 7 }));
    const response = await post('{"data":null}');
    expect(response.headers.get("retry-after")).toBe("7");
    expect(await errorOf(response)).toEqual({
      http: errorTable[code].http,
      status: errorTable[code].callable,
      message: code === "internal" ? "INTERNAL" : "For the person.",
      details: { retryAfter: 7 },
    });
  });

  it("keeps what went wrong to its log", async () => {
    handler.mockRejectedValue(new Error("secret: postgres://user:password@host"));
    const response = await post('{"data":null}');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('{"error":{"status":"INTERNAL","message":"INTERNAL"}}');
    expect(JSON.parse(log.mock.calls[0]?.[0])).toMatchObject({ event: "Function failed", function: "known" });

    const loop: unknown[] = [];
    loop.push(loop);
    handler.mockResolvedValue(loop);
    expect(await errorOf(await post('{"data":null}'))).toEqual({ http: 500, status: "INTERNAL", message: "INTERNAL" });
  });

  it("names every field that is wrong", async () => {
    const add = createCallable(z.strictObject({ a: z.number(), b: z.string() }), async ({ a }) => a, {
      limit: "previewComponent",
    });
    handler.mockImplementation(add);
    expect(await errorOf(await post('{"data":{"a":"1","c":2}}'))).toMatchObject({
      http: 400,
      status: "INVALID_ARGUMENT",
      message: "c: there is no such field. There are a, b.\na: must be a number.\nb: is missing: it must be text.",
      details: { fields: { a: "must be a number.", b: expect.any(String), c: expect.any(String) } },
    });
  });

  it("can be read by pages of any origin, errors too", async () => {
    const seen = [
      await post('{"data":null}', { origin: "https://buyer.example" }),
      await post("{", { origin: "https://buyer.example" }),
      await post('{"data":null}', { origin: "https://buyer.example", authorization: "Bearer x" }),
      await post('{"data":null}', { origin: "https://buyer.example" }, "unknown"),
    ];
    expect(seen.map(({ status }) => status)).toEqual([200, 400, 401, 404]);
    for (const { headers } of seen) {
      expect(headers.get("access-control-allow-origin")).toBe("https://buyer.example");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      expect(headers.get("access-control-expose-headers")).toBe("retry-after");
      expect(headers.get("vary")).toBe("origin");
      expect(headers.get("cache-control")).toBe("no-store");
    }
    expect((await post('{"data":null}', { origin: "null" })).headers.get("access-control-allow-origin")).toBe("null");
    expect((await post('{"data":null}')).headers.get("access-control-allow-origin")).toBe("*");
  });

  it("answers a preflight without calling anything", async () => {
    const request = new Request("https://silcrow.example/api/functions/known", {
      method: "OPTIONS",
      headers: { origin: "https://buyer.example", "access-control-request-method": "POST" },
    });
    const response = await handleCall(request, "known", find);
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://buyer.example");
    expect(response.headers.get("access-control-allow-methods")).toBe("POST");
    expect(response.headers.get("access-control-allow-headers")).toBe(
      "authorization, content-type, firebase-instance-id-token, x-firebase-appcheck",
    );
    expect(handler).not.toHaveBeenCalled();
  });

  it("refuses to stream in words that a reader of streams hears", async () => {
    const response = await post('{"data":null}', { accept: "text/event-stream" });
    expect(response.status).toBe(501);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const [, event] = /^data: (.*)\n\n$/.exec(await response.text()) ?? [];
    expect(JSON.parse(event ?? "")).toMatchObject({ error: { status: "UNIMPLEMENTED" } });
    expect(handler).not.toHaveBeenCalled();
  });

  it("turns away an address that calls too often, whatever it calls", async () => {
    const { points, seconds } = rules.functions;
    for (let turn = 0; turn < points; turn += 50) {
      await Promise.all(Array.from({ length: 50 }, () => post("{", {}, turn % 100 ? "known" : "unknown")));
    }
    const response = await post('{"data":null}', { origin: "https://buyer.example" });
    expect(response.headers.get("access-control-allow-origin")).toBe("https://buyer.example");
    const wait = Number(response.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(await errorOf(response)).toMatchObject({
      http: 429,
      status: "RESOURCE_EXHAUSTED",
      details: { retryAfter: wait },
    });
    address = "203.0.113.1";
    expect((await post('{"data":null}')).status).toBe(200);
  });

  it("names a few of many fields that are wrong", async () => {
    const list = createCallable(z.strictObject({ items: z.array(z.number()) }), async () => null, {
      limit: "previewComponent",
    });
    handler.mockImplementation(list);
    const { details, message } = await errorOf(await post(JSON.stringify({ data: { items: Array(900).fill("x") } })));
    expect(Object.keys(details.fields)).toHaveLength(10);
    expect(message.length).toBeLessThan(1_000);
  });
});
