import type { AddressInfo } from "node:net";
import { createServer, type Server, connect as toSocket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { getEnv } from "@/lib/server/env";
import { canHearNotifications, checkNotifications } from "./notification-check";

const log = vi.spyOn(console, "error").mockImplementation(() => {});
let pooler: Server | undefined;
afterEach(() => {
  log.mockClear();
  pooler?.close();
});

/** What one sees of Postgres through a transaction pooler: everything but the notifications. */
async function throughPooler(): Promise<string> {
  const address = new URL(getEnv().DATABASE_URL ?? "");
  const { port, hostname } = address;
  const server = createServer((client) => {
    const database = toSocket(Number(port), hostname);
    client.pipe(database);
    let rest = Buffer.alloc(0);
    database.on("data", (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      // A message is its type, the length of what follows with itself, and that.
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const end = 1 + rest.readUInt32BE(1);
        if (rest[0] !== "A".charCodeAt(0)) client.write(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  pooler = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address.hostname = "127.0.0.1";
  address.port = String((server.address() as AddressInfo).port);
  return address.href;
}

it("hears a notification of Postgres itself, and says nothing", async () => {
  expect(await canHearNotifications(getEnv().DATABASE_URL ?? "")).toBe(true);
  await checkNotifications(getEnv().DATABASE_URL ?? "");
  expect(log).not.toHaveBeenCalled();
});

it("says in the log when notifications are swallowed on the way", async () => {
  await checkNotifications(await throughPooler(), 300);
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    event: "Notifications do not arrive",
    advice: expect.stringContaining("transaction pooler"),
  });
});

it("leaves a database that isn't there to the health check", async () => {
  await checkNotifications("postgres://nobody@127.0.0.1:1/none", 300);
  expect(log).not.toHaveBeenCalled();
});
