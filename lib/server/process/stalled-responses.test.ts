import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { dropStalledResponses } from "./stalled-responses";

const limit = 1_000;
const look = limit / 4;
const large = Buffer.alloc(32 * 1024 * 1024);
let waiting: ServerResponse | undefined;
const server = createServer(({ url }, response) => {
  if (url === "/large") response.end(large);
  else waiting = response;
});

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "performance"] });
  dropStalledResponses(limit);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.useRealTimers();
});

/** Asks, and reads nothing until told to. `socket` is the server's end. */
async function ask(path: string): Promise<{ client: Socket; socket: Socket }> {
  const [connected, requested] = [once(server, "connection"), once(server, "request")];
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => {});
  client.pause();
  client.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`);
  const [socket] = await connected;
  await requested;
  return { client, socket };
}

/** What the system has not taken of an answer yet. */
const left = (socket: Socket) =>
  (socket as Socket & { _handle?: { writeQueueSize: number } | null })._handle?.writeQueueSize ?? 0;

/** Until the system takes no more of an answer that nobody reads. */
async function fillBuffers(socket: Socket): Promise<void> {
  for (let before = -1, same = 0; same < 100; before = left(socket)) {
    await setImmediate();
    same = left(socket) === before ? same + 1 : 0;
  }
}

describe("an answer", () => {
  it("that nobody reads is given up with its connection, and not before", async () => {
    const { client, socket } = await ask("/large");
    await fillBuffers(socket);
    // One look to see that it stands still, and as many as fit into the limit.
    vi.advanceTimersByTime(look + limit - 1);
    expect(socket.destroyed).toBe(false);
    vi.advanceTimersByTime(look);
    expect(socket.destroyed).toBe(true);
    client.destroy();
  });

  it.each(["GET /large HTTP/1.1\r\nhost: here\r\n\r\n", "\r\n"])(
    "is given up though the client sends %j",
    async (more) => {
      const { client, socket } = await ask("/large");
      await fillBuffers(socket);
      for (let turn = 0; turn < 8 && !socket.destroyed; turn++) {
        client.write(more);
        await setImmediate();
        vi.advanceTimersByTime(look);
      }
      expect(socket.destroyed).toBe(true);
      client.destroy();
    },
  );

  it("that is read slowly arrives whole", async () => {
    const { client, socket } = await ask("/large");
    await fillBuffers(socket);
    let read = 0;
    let looks = 0;
    const take = () => {
      read += client.read()?.length ?? 0;
    };
    while (left(socket) > 0 && !socket.destroyed) {
      const before = left(socket);
      // Until something more has gone.
      while (left(socket) === before && !socket.destroyed) {
        take();
        await setImmediate();
      }
      vi.advanceTimersByTime(limit - look);
      looks += 3;
    }
    // The head of the answer comes on top.
    while (read <= large.length && !client.destroyed) {
      take();
      await setImmediate();
    }
    client.destroy();
    expect(read).toBeGreaterThan(large.length);
    expect(looks, "longer than the limit").toBeGreaterThan(8);
  });

  it("may take longer than that to begin", async () => {
    const { client, socket } = await ask("/late");
    vi.advanceTimersByTime(5 * limit);
    expect(socket.destroyed).toBe(false);
    waiting?.end("late");
    const [chunk] = await once(client.resume(), "data");
    client.destroy();
    expect(String(chunk)).toContain("late");
  });

  it("that beats goes on for longer than that", async () => {
    const { client, socket } = await ask("/stream");
    client.resume();
    for (let beat = 0; beat < 8; beat++) {
      const heard = once(client, "data");
      waiting?.write("beat\n");
      await heard;
      vi.advanceTimersByTime(limit - look);
    }
    expect(socket.destroyed).toBe(false);
    client.destroy();
  });
});
