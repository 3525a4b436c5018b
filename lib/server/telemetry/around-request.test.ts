import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { logNotice } from "@/lib/server/log";
import { sampleBuild } from "@/tools/test/samples/sample-build";
import { waitFor } from "@/tools/test/setup/test-wait";
import { createRequestWrapper, readRequestId } from "./around-request";

const folder = sampleBuild();
const consoleInfo = vi.spyOn(console, "info").mockImplementation(() => {});
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  consoleInfo.mockClear();
});

type Answer = (request: IncomingMessage, response: import("node:http").ServerResponse) => void;

async function serve(answer: Answer): Promise<string> {
  const around = createRequestWrapper(folder);
  server = createServer((request, response) => around(request, response, () => answer(request, response)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const lines = () =>
  consoleInfo.mock.calls.flatMap(([text]) => String(text).split("\n")).map((line) => JSON.parse(line));

it("believes a proxy's id, and a visitor's never", () => {
  expect(readRequestId({ "x-request-id": "from-proxy-1" }, 1)).toBe("from-proxy-1");
  for (const [said, proxies] of [
    ["from-proxy-1", 0],
    ["short", 1],
    ["with space 123", 1],
    ["x".repeat(65), 1],
    [undefined, 1],
  ] as const) {
    expect(readRequestId({ "x-request-id": said }, proxies)).toMatch(/^[\da-f-]{36}$/);
  }
});

it("writes its line also when the connection has left the request behind", async () => {
  const address = await serve((request, response) => {
    Object.defineProperty(request, "socket", { value: null });
    response.end("whole");
  });
  await fetch(address);
  await waitFor(() =>
    expect(lines()).toEqual([expect.objectContaining({ event: "request", bytes: expect.any(Number) })]),
  );
});

it("writes one line when a request is answered, under the id that the answer and other lines carry", async () => {
  const address = await serve(async (_, response) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    logNotice("Inside");
    response.end("0123456789");
  });
  const cookie = {
    cookie: "session=zelda",
    referer: "https://rare.example",
    "user-agent": "Rare/1",
    "x-forwarded-for": "203.0.113.7",
  };
  const answer = await fetch(`${address}/s/SecretCode?token=zelda`, { headers: cookie });
  await waitFor(() => expect(lines()).toHaveLength(2));
  const [inside, line] = lines();
  const id = answer.headers.get("x-request-id");
  expect(inside).toMatchObject({ event: "Inside", request: id });
  expect(line).toEqual({
    level: "info",
    time: expect.any(String),
    event: "request",
    request: id,
    method: "GET",
    route: "/s/[code]",
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  expect(line.ms).toBeGreaterThan(4);
  expect(line.bytes).toBeGreaterThan(10);
});

it("has no line for a file that came, and one for a file that did not", async () => {
  const address = await serve((request, response) => {
    response.statusCode = request.url === "/fonts/gone" ? 404 : request.url === "/fonts/known" ? 304 : 200;
    response.end();
  });
  for (const path of ["/fonts/there", "/fonts/known", "/fonts/gone"]) await (await fetch(address + path)).arrayBuffer();
  await waitFor(() => expect(lines()).toMatchObject([{ route: "/fonts/[file]", status: 404 }]));
});

it("says of an answer that nobody waited for that it was cut", async () => {
  const address = await serve((_, response) => response.write("begun"));
  const gone = new AbortController();
  await fetch(`${address}/account`, { signal: gone.signal });
  gone.abort();
  await waitFor(() => expect(lines()).toMatchObject([{ route: "/account", cut: true }]));
});
