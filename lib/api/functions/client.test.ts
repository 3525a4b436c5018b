import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { authChannel } from "@/lib/account/auth/channel";
import { waitFor } from "@/tools/test/setup/test-wait";
import { dropBearer } from "./browser-bearer";
import { callFunction, type FunctionError } from "./client";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let token: Answer;
let answer: Answer;
const heard: { path: string; authorization: string | undefined; body: string }[] = [];
const server = createServer(async (request, response) => {
  const body = (await request.toArray()).join("");
  const path = request.url ?? "";
  heard.push({ path, authorization: request.headers.authorization, body });
  (path === "/api/token" ? token : answer)(request, response, body);
});
const fetchOf = globalThis.fetch;

const sends =
  (status: number, body: unknown): Answer =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
const signedOut: Answer = (_, response) => response.writeHead(204).end();
const signedIn = (name: string, expiresIn = 900) => sends(200, { token: name, expiresIn });
const calls = () => heard.filter(({ path }) => path !== "/api/token");
const requested = () => heard.length - calls().length;

const ticket = { sectionId: "silcrow-cta-ticket", product: "bullet" } as const;
const call = () => callFunction("previewComponent", ticket);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error("It did not fail")),
    (error: FunctionError) => error,
  );

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // What a page gives fetch is an address without an origin.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetchOf(base + path, init));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  dropBearer();
  heard.length = 0;
  token = signedOut;
  answer = sends(200, { data: { html: "<p>" } });
});
afterEach(() => vi.useRealTimers());

describe("the answer", () => {
  it.each<[unknown, unknown]>([
    [{ data: 1 }, 1],
    [{ result: 2 }, 2],
    [{ data: 1, result: 2 }, 1],
    [{ data: null }, null],
    [{ result: null }, null],
    [{ error: { status: "OK" }, data: 3 }, 3],
  ])("%j is %j", async (body, data) => {
    answer = sends(200, body);
    expect(await call()).toEqual(data);
  });

  it.each<[number, unknown, string, string, unknown]>([
    [200, {}, "internal", "Response is missing data field.", undefined],
    [200, "<html>", "internal", "Response is not valid JSON object.", undefined],
    [200, "", "internal", "Response is not valid JSON object.", undefined],
    [200, [1], "internal", "Response is missing data field.", undefined],
    [
      403,
      { error: { status: "PERMISSION_DENIED", message: "No.", details: { a: 1 } } },
      "permission-denied",
      "No.",
      { a: 1 },
    ],
    [200, { error: { status: "NOT_FOUND", message: "Gone." } }, "not-found", "Gone.", undefined],
    [
      413,
      { error: { status: "INVALID_ARGUMENT", message: "Too large." } },
      "invalid-argument",
      "Too large.",
      undefined,
    ],
    [500, { error: { status: "NO_SUCH", message: "?" } }, "internal", "?", undefined],
    [429, "slow down", "resource-exhausted", "Something went wrong on our side.", undefined],
    [502, "<html>", "unknown", "Something went wrong on our side.", undefined],
  ])("%d %j fails with %s", async (status, body, code, message, details) => {
    answer = sends(status, body);
    const error = await failure(call());
    expect({ ...error, name: error.name, message: error.message }).toEqual({
      name: "FunctionError",
      code,
      message,
      details,
    });
  });
});

describe("the bearer", () => {
  it("is left away when nobody is signed in, which is asked anew each time", async () => {
    await call();
    token = signedIn("ada");
    await call();
    expect(calls().map(({ authorization }) => authorization)).toEqual([undefined, "Bearer ada"]);
    expect(calls()[0]?.body).toBe(JSON.stringify({ data: ticket }));
  });

  it("is fetched once for many calls", async () => {
    token = signedIn("ada");
    await Promise.all([call(), call(), call()]);
    await call();
    expect(requested()).toBe(1);
    expect(new Set(calls().map(({ authorization }) => authorization))).toEqual(new Set(["Bearer ada"]));
  });

  it("is fetched anew shortly before it ends", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    token = signedIn("first");
    await call();
    vi.advanceTimersByTime(13 * 60_000);
    await call();
    expect(requested()).toBe(1);
    token = signedIn("second");
    vi.advanceTimersByTime(61_000);
    await call();
    expect(calls().map(({ authorization }) => authorization)).toEqual([
      "Bearer first",
      "Bearer first",
      "Bearer second",
    ]);
  });

  it("is dropped when a window says that somebody else is signed in", async () => {
    token = signedIn("ada");
    await call();
    const other = new BroadcastChannel(authChannel);
    other.postMessage({ type: "changed" });
    token = signedIn("bob");
    await waitFor(async () => {
      await call();
      expect(calls().at(-1)?.authorization).toBe("Bearer bob");
    });
    other.close();
  });

  it("is tried once more, new, when it is refused", async () => {
    token = signedIn("old");
    await call();
    token = signedIn("new");
    answer = (request, response, body) =>
      request.headers.authorization === "Bearer new"
        ? sends(200, { data: "in" })(request, response, body)
        : sends(401, { error: { status: "UNAUTHENTICATED", message: "Unauthenticated" } })(request, response, body);
    expect(await call()).toBe("in");
    answer = sends(401, { error: { status: "UNAUTHENTICATED", message: "Unauthenticated" } });
    heard.length = 0;
    expect(await failure(call())).toMatchObject({ code: "unauthenticated" });
    expect(calls()).toHaveLength(2);
  });

  it("that can't be had fails the call, and is asked for again by the next", async () => {
    token = sends(503, { message: "We can't reach our database right now." });
    expect(await failure(call())).toMatchObject({
      code: "unavailable",
      message: "We can't reach our database right now.",
    });
    expect(calls()).toHaveLength(0);
    token = signedIn("ada");
    await call();
    expect(calls()[0]?.authorization).toBe("Bearer ada");
  });
});

describe("a call", () => {
  it("can be cancelled, before and while it runs", async () => {
    const before = await failure(callFunction("previewComponent", ticket, { signal: AbortSignal.abort() }));
    expect(before).toMatchObject({ code: "cancelled" });
    expect(heard).toEqual([]);

    const stop = new AbortController();
    answer = () => stop.abort();
    expect(await failure(callFunction("previewComponent", ticket, { signal: stop.signal }))).toMatchObject({
      code: "cancelled",
    });
  });

  it("ends after seventy seconds, also while the body is on its way", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    answer = (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"data":');
      vi.advanceTimersByTime(69_000);
      setImmediate(() => vi.advanceTimersByTime(2_000));
    };
    expect(await failure(call())).toMatchObject({ code: "deadline-exceeded" });
  });

  it("fails with a sentence when nobody answers", async () => {
    answer = (request) => request.socket.destroy();
    expect(await failure(call())).toMatchObject({ code: "internal", message: expect.stringContaining("connection") });
  });

  it("refuses what JSON can't say, before anything is sent", async () => {
    const content = { price: Number.NaN };
    await expect(callFunction("previewComponent", { ...ticket, content })).rejects.toThrow("price is NaN");
    expect(heard).toEqual([]);
  });
});
