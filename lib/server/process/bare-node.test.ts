import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";

// What Node's own settings don't do: why connections.ts, stalled-responses.ts and remote-address.ts are there. Where one of these
// fails with a later Node, the file it is about may go.

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function connectTo(listener: RequestListener, settings: Partial<Server>) {
  const server = Object.assign(createServer(listener), settings);
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => {}).resume();
  return client;
}

/** A reset is an end like any other. */
const isClosed = (client: Socket) => new Promise((resolve) => client.once("close", resolve));

it("the limit of requests over one connection doesn't count HTTP/1.0 (connections.ts)", async () => {
  let begun = 0;
  const client = await connectTo((_, response) => void response.end(String(++begun)), { maxRequestsPerSocket: 4 });
  const request = "GET / HTTP/1.0\r\nconnection: keep-alive\r\n\r\n";
  client.write(`${request.repeat(39)}GET / HTTP/1.0\r\n\r\n`);
  await isClosed(client);
  expect(begun).toBe(40);
});

it("the timeout of connections ends those that wait for a late answer (stalled-responses.ts)", async () => {
  let answers = 0;
  const client = await connectTo((_, response) => void response.once("finish", () => answers++), { timeout: 20 });
  client.write("GET / HTTP/1.1\r\nhost: here\r\n\r\n");
  await isClosed(client);
  expect(answers).toBe(0);
});

it("a request says what it likes of its address (remote-address.ts)", async () => {
  const client = await connectTo((request, response) => void response.end(request.headers["x-forwarded-for"]), {});
  client.write("GET / HTTP/1.1\r\nhost: here\r\nx-forwarded-for: 192.0.2.1\r\n\r\n");
  const [answer] = await once(client, "data");
  client.destroy();
  expect(String(answer)).toMatch(/\r\n\r\n192\.0\.2\.1$/);
});
