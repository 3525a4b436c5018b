import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dropStalledResponses } from "./stalled-responses";

const large = Buffer.alloc(32 * 1024 * 1024);
const server = createServer(({ url }, response) => {
  if (url === "/large") response.end(large);
  if (url === "/late") setTimeout(() => response.end("late"), 2_000);
  if (url !== "/stream") return;
  response.write("begun\n");
  const beat = setInterval(() => response.write("beat\n"), 100);
  response.on("close", () => clearInterval(beat));
});

beforeAll(async () => {
  // A busy machine may leave a reader that isn't stalled waiting for some tenths of a second.
  dropStalledResponses(1_000);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks, and reads nothing until told to. */
async function ask(path: string): Promise<{ client: Socket; ended: Promise<unknown> }> {
  const connected = once(server, "connection");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => {});
  client.pause();
  client.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`);
  const [socket] = await connected;
  return { client, ended: once(socket, "close") };
}

describe("an answer", () => {
  it("that nobody reads is given up with its connection", async () => {
    const { client, ended } = await ask("/large");
    await ended;
    client.destroy();
  });

  it.each(["GET /large HTTP/1.1\r\nhost: here\r\n\r\n", "\r\n"])(
    "is given up though the client sends %j",
    async (more) => {
      const { client, ended } = await ask("/large");
      const began = performance.now();
      const sending = setInterval(() => client.write(more), 20);
      await ended;
      clearInterval(sending);
      client.destroy();
      expect(performance.now() - began).toBeLessThan(5_000);
    },
  );

  it("that is read slowly arrives whole", async () => {
    const { client } = await ask("/large");
    let read = 0;
    // The head of the answer comes on top.
    while (read <= large.length && !client.destroyed) {
      const chunk: Buffer | null = client.read(2 * 1024 * 1024) ?? client.read();
      read += chunk?.length ?? 0;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    client.destroy();
    expect(read).toBeGreaterThan(large.length);
  });

  it("may take longer than that to begin", async () => {
    const { client } = await ask("/late");
    const [chunk] = await once(client.resume(), "data");
    client.destroy();
    expect(String(chunk)).toContain("late");
  });

  it("that beats goes on for longer than that", async () => {
    const { client, ended } = await ask("/stream");
    let text = "";
    client.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      if (text.split("beat").length > 15) client.destroy();
    });
    client.resume();
    await ended;
    expect(text.split("beat").length, "1.5 s of beats").toBeGreaterThan(15);
  });
});
