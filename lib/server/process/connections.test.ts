import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { limitConnections, maxParameters, maxRequestsPerConnection } from "./connections";

const draining = vi.hoisted(() => ({ is: false }));
vi.mock("@/lib/server/health/draining", () => ({ isDraining: () => draining.is }));

let begun = 0;
const server = createServer((request, response) => {
  begun++;
  // What libraries do that know of no connection.
  if (request.url === "/set") response.setHeader("connection", "keep-alive").setHeader("keep-alive", "timeout=99");
  if (request.url === "/written") response.writeHead(200, { Connection: "keep-alive", "Keep-Alive": "timeout=99" });
  if (request.url === "/listed") response.writeHead(200, ["Connection", "keep-alive", "x-kept", "1", "upgrade", "h2c"]);
  const answer = () => response.end(`read ${request.url}`);
  if (request.url?.startsWith("/slow")) setTimeout(answer, 20);
  else answer();
});
// As Next does for addresses it doesn't know.
server.on("upgrade", () => {});

beforeAll(async () => {
  limitConnections();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = () => connect((server.address() as AddressInfo).port, "127.0.0.1");

it.each([
  ["http://evil.example/x?y=1", "/x?y=1"],
  ["HTTPS://evil.example", "/"],
  ["http://evil.example?y", "/?y"],
  ["/x?to=http://evil.example", "/x?to=http://evil.example"],
])("a request for %s is one for %s", async (target, path) => {
  const client = open();
  client.write(`GET ${target} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`);
  expect(await text(client)).toContain(`read ${path}`);
});

it("a request to upgrade is answered like any other", async () => {
  const client = open();
  client.write("GET /nowhere HTTP/1.1\r\nhost: here\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n");
  const [answer] = await once(client, "data");
  client.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1.1 200[\s\S]*read \/nowhere$/);
});

it.each(["HTTP/1.1", "HTTP/1.0"])(
  "of many requests in %s that come at once, only so many begin, and the connection ends",
  async (version) => {
    const client = open();
    client.on("error", () => {});
    begun = 0;
    const ended = once(client, "close");
    client.resume().write(`HEAD / ${version}\r\nhost: here\r\nconnection: keep-alive\r\n\r\n`.repeat(2_000));
    await ended;
    expect(begun).toBeLessThanOrEqual(maxRequestsPerConnection);
  },
);

it("requests that come at once are answered in their order", async () => {
  const client = open();
  const answers = text(client);
  const requested = Array.from({ length: 5 }, (_, index) => `GET /slow/${index} HTTP/1.1\r\nhost: here\r\n\r\n`);
  client.write(requested.join("").replace(/(\r\n\r\n)$/, "\r\nconnection: close$1"));
  const order = [...(await answers).matchAll(/read \/slow\/(\d)/g)].map(([, index]) => Number(index));
  expect(order).toEqual([0, 1, 2, 3, 4]);
});

it("a connection that goes in the middle of a request holds up no other", async () => {
  const client = open();
  client.write("POST /body HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\n");
  await once(server, "request");
  client.destroy();
  const next = open();
  next.write("GET /after HTTP/1.1\r\nhost: here\r\n\r\n");
  const [answer] = await once(next, "data");
  next.destroy();
  expect(String(answer)).toContain("read /after");
});

const endings = (answers: string) => [...answers.matchAll(/connection: ([\w-]+)/gi)].map(([, said]) => said ?? "");

/** What the answers to requests that come one after the other say of their connection. */
async function saidOf(path: string, requests: number, extra = ""): Promise<string[]> {
  const client = open();
  const answers = text(client);
  for (let requested = 0; requested < requests; requested++) {
    client.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n${extra}\r\n`);
    await once(client, "data");
  }
  if (requests < maxRequestsPerConnection) client.end();
  const all = await answers;
  expect(all, path).not.toMatch(/timeout=99|h2c/);
  return endings(all);
}

it.each(["/", "/set", "/written", "/listed"])(
  "of the answers at %s the last one says that its connection ends, and no other",
  async (path) => {
    const answers = await saidOf(path, maxRequestsPerConnection);
    expect(answers).toHaveLength(maxRequestsPerConnection);
    expect(new Set(answers.slice(0, -1))).toEqual(new Set(["keep-alive"]));
    expect(answers.at(-1)).toBe("close");
  },
);

it("requests with expectations count like others", async () => {
  const answers = await saidOf("/", maxRequestsPerConnection, "expect: a\r\n");
  expect([answers.length, answers.at(-1)]).toEqual([maxRequestsPerConnection, "close"]);
});

it("a server that is about to end says so with the next answer, also with one under way", async () => {
  const client = open();
  const answers = text(client);
  client.write("GET /slow HTTP/1.1\r\nhost: here\r\n\r\n");
  await once(server, "request");
  draining.is = true;
  expect(endings(await answers)).toEqual(["close"]);
  expect(await saidOf("/set", 1)).toEqual(["close"]);
  draining.is = false;
});

it("an address with more parameters than any of ours is refused before it is read", async () => {
  const { port } = server.address() as AddressInfo;
  const get = (parameters: number) => fetch(`http://127.0.0.1:${port}/page?${"a=1&".repeat(parameters)}`);
  begun = 0;
  const refused = await get(maxParameters);
  expect([refused.status, await refused.text()]).toEqual([414, expect.stringContaining("up to 100")]);
  expect(begun).toBe(0);
  expect((await get(maxParameters - 1)).status).toBe(200);
});

it.each([
  ["TRACE / HTTP/1.1", "405"],
  ["OPTIONS * HTTP/1.1", "400"],
  ["GET here HTTP/1.1", "400"],
  ["GET http://here/page HTTP/1.1", "200"],
])("%s is answered %s", async (head, status) => {
  const client = open();
  client.write(`${head}\r\nhost: here\r\n\r\n`);
  const [answer] = await once(client, "data");
  client.destroy();
  expect(String(answer).slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)).toBe(status);
});
