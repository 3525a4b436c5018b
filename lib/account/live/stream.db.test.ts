import { afterEach, describe, expect, it, vi } from "vitest";
import { endAllSessions, endSession, startSession } from "@/lib/account/auth/mutations";
import { getDb } from "@/lib/server/db";
import { getEnv } from "@/lib/server/env";
import { openStreams } from "@/lib/server/limits/rules";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { buildPurchase } from "@/tools/test/samples/sample-purchase";
import { createUser } from "@/tools/test/samples/sample-users";
import { waitFor } from "@/tools/test/setup/test-wait";
import { openUserStream } from "./stream";
import { UserFeed } from "./user-feed";

const log = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => log.mockClear());

async function rename(id: UserId, name: string) {
  await getDb().user.update({ where: { id }, data: { name } });
}

/** How many connections the live updates hold in this test's own database. */
async function listening(): Promise<number> {
  const rows = await getDb().$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pg_stat_activity WHERE application_name = 'silcrow live' AND datname = current_database()`;
  return Number(rows[0]?.count);
}

/** Cuts every live connection, as a restart of the database does. */
async function cut() {
  await getDb().$queryRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'silcrow live' AND datname = current_database()`;
}

describe("UserFeed", () => {
  const newFeed = () => new UserFeed(() => getEnv().DATABASE_URL);

  it("tells the subscribers of the changed user, and no others", async () => {
    const [ada, bob] = await Promise.all([createUser(), createUser()]);
    const feed = newFeed();
    const heard = { ada: vi.fn(), alsoAda: vi.fn(), bob: vi.fn() };
    const leave = [feed.subscribe(ada, heard.ada), feed.subscribe(ada, heard.alsoAda), feed.subscribe(bob, heard.bob)];
    // Everyone is told once the connection stands: what happened before it may have been missed.
    await waitFor(() => expect(heard.bob).toHaveBeenCalledTimes(1));
    await rename(ada, "Augusta");
    await waitFor(() => expect(heard.ada).toHaveBeenCalledTimes(2));
    expect(heard.alsoAda).toHaveBeenCalledTimes(2);
    expect(heard.bob).toHaveBeenCalledTimes(1);
    for (const go of leave) go();
  });

  it("holds one connection for any number of subscribers, and none without", async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => createUser()));
    const before = await listening();
    const feed = newFeed();
    const heard = vi.fn();
    const leave = users.map((id) => feed.subscribe(id, heard));
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(20));
    expect((await listening()) - before).toBe(1);
    for (const go of leave.slice(1)) go();
    expect(feed.state).toEqual({ users: 1, connected: true });
    leave[0]?.();
    leave[0]?.();
    expect(feed.state).toEqual({ users: 0, connected: false });
    await waitFor(async () => expect(await listening()).toBe(before));
  });

  it("comes back after losing the database, and tells everyone to read again", async () => {
    const ada = await createUser();
    const feed = newFeed();
    const heard = vi.fn();
    const leave = feed.subscribe(ada, heard);
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    await cut();
    // Once for the loss, once for the return.
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(3));
    await rename(ada, "Augusta");
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(4));
    expect(log).toHaveBeenCalledTimes(1);
    leave();
  });

  it("waits for a database that isn't there yet", async () => {
    const ada = await createUser();
    let address: string | undefined = "postgres://nobody@127.0.0.1:1/none";
    const feed = new UserFeed(() => address);
    const heard = vi.fn();
    const leave = feed.subscribe(ada, heard);
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    address = getEnv().DATABASE_URL;
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    leave();
  });
});

describe("openUserStream", () => {
  it("sends the user at once and after every change, from any connection", async () => {
    const ada = await createUser();
    const { next, abort } = await open(ada);
    expect(await next()).toMatchObject({
      event: "user",
      data: { user: { uid: ada, name: "Ada", isLifetime: false }, owned: [] },
    });
    await getDb().$executeRaw`UPDATE users SET "isLifetime" = true WHERE id = ${ada}`;
    expect(await next()).toMatchObject({ event: "user", data: { user: { isLifetime: true } } });
    await getDb().purchase.create({ data: buildPurchase("silcrow-hero-simple-centered", { userId: ada }) });
    expect(await next()).toMatchObject({ event: "user", data: { owned: ["silcrow-hero-simple-centered"] } });
    abort();
    expect(await next()).toBeNull();
  });

  it("reads many who changed at once together, and each of them right", async () => {
    const users = await Promise.all(Array.from({ length: 40 }, () => createUser()));
    const streams = await Promise.all(users.map((id) => open(id)));
    await Promise.all(streams.map(({ next }) => next()));
    const find = vi.spyOn(getDb().user, "findMany");
    await getDb().$executeRaw`UPDATE users SET name = 'Name of ' || id WHERE id = ANY(${users})`;
    const frames = await Promise.all(streams.map(({ next }) => next()));
    expect(frames).toMatchObject(users.map((id) => ({ data: { user: { uid: id, name: `Name of ${id}` } } })));
    expect(find).toHaveBeenCalled();
    expect(find.mock.calls.length).toBeLessThan(10);
    find.mockRestore();
    await getDb().user.delete({ where: { id: users[0] ?? "" } });
    expect(await streams[0]?.next()).toBeNull();
    for (const { abort } of streams) abort();
  });

  it("doesn't repeat a state that the client has", async () => {
    const ada = await createUser();
    const first = await open(ada);
    const { id } = (await first.next()) ?? {};
    expect(id).toMatch(/^[\w-]{16}$/);
    first.abort();
    const second = await open(ada, id);
    await rename(ada, "Augusta");
    expect(await second.next()).toMatchObject({ data: { user: { name: "Augusta" } } });
    second.abort();
  });

  it("is none for a session that isn't open, or is somebody else's", async () => {
    const [ada, bob] = await Promise.all([createUser(), createUser()]);
    const ended = await startSession(ada);
    await endSession(ended);
    const expired = await startSession(ada);
    await getDb().session.update({ where: { id: expired.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    const foreign = { ...(await startSession(bob)), userId: ada };
    for (const session of [{ id: "gone", userId: ada }, ended, expired, foreign]) {
      expect(
        await openUserStream(session, { signal: new AbortController().signal, lastEventId: null, address: "" }),
        session.id,
      ).toBeNull();
    }
  });

  it("ends when the user goes", async () => {
    const ada = await createUser();
    const { next } = await open(ada);
    await next();
    await getDb().user.delete({ where: { id: ada } });
    expect(await next()).toBeNull();
  });

  it("ends with its session and no other, or with all of them", async () => {
    const ada = await createUser();
    const [here, there, third] = await Promise.all([open(ada), open(ada), open(ada)]);
    await Promise.all([here.next(), there.next(), third.next()]);
    await endSession(here.session);
    expect(await here.next()).toBeNull();
    await rename(ada, "Augusta");
    for (const { next } of [there, third]) expect(await next()).toMatchObject({ data: { user: { name: "Augusta" } } });
    await endAllSessions(there.session);
    expect(await there.next()).toBeNull();
    expect(await third.next()).toBeNull();
  });

  it("says `unavailable` while the database is away, once, and recovers by itself", async () => {
    const ada = await createUser();
    const { next, abort } = await open(ada);
    const before = await next();
    await getDb().$executeRaw`ALTER TABLE users RENAME TO users_away`;
    try {
      await cut();
      expect(await next()).toMatchObject({ event: "unavailable", id: "" });
    } finally {
      await getDb().$executeRaw`ALTER TABLE users_away RENAME TO users`;
    }
    expect(await next()).toEqual(before);
    abort();
  });

  it("lets one user have so many at a time, and another one when one of them ends", async () => {
    const [ada, ben] = await Promise.all([createUser(), createUser()]);
    const tries = await Promise.allSettled(Array.from({ length: openStreams.user + 5 }, () => open(ada)));
    const streams = tries.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(streams).toHaveLength(openStreams.user);
    await expect(open(ada)).rejects.toMatchObject({ code: "rate_limited", retryAfter: 30 });
    streams.push(await open(ben));
    streams[0]?.abort();
    streams.push(await open(ada));
    await expect(open(ada)).rejects.toMatchObject({ code: "rate_limited" });
    for (const { abort } of streams) abort();
  });

  it("lets one address have so many at a time, whoever they are, and counts none that came to nothing", async () => {
    const users = await Promise.all(Array.from({ length: openStreams.address }, () => createUser()));
    const away = { signal: new AbortController().signal, lastEventId: null, address: "203.0.113.4" };
    for (let turn = 0; turn < 3; turn++)
      expect(await openUserStream({ id: `gone ${turn}`, userId: toUserId(`gone ${turn}`) }, away)).toBeNull();
    const streams = await Promise.all(users.map((id) => open(id, null, "203.0.113.4")));
    const last = await createUser();
    await expect(open(last, null, "203.0.113.4")).rejects.toMatchObject({ code: "rate_limited" });
    streams.push(await open(last, null, "203.0.113.5"));
    for (const { abort } of streams) abort();
    (await open(last, null, "203.0.113.4")).abort();
  });

  it("frees everything with its last stream", async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => createUser()));
    const streams = await Promise.all(users.map((id) => open(id)));
    await waitFor(async () => expect(await listening()).toBe(1));
    for (const { abort } of streams.slice(0, 15)) abort();
    for (const { cancel } of streams.slice(15)) await cancel();
    await waitFor(async () => expect(await listening()).toBe(0));
  });
});

interface Frame {
  event: string;
  id: string | undefined;
  data: unknown;
}

/** Signs in, opens a stream and reads it as a browser would; `next` skips comments and gives null at the end. */
async function open(id: UserId, lastEventId: string | null = null, address: string = id) {
  const controller = new AbortController();
  const session = await startSession(id);
  const stream = await openUserStream(session, { signal: controller.signal, lastEventId, address });
  if (!stream) throw new Error(`No user ${id}`);
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = "";

  async function next(): Promise<Frame | null> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const fields = new Map(
          text
            .slice(0, end)
            .split("\n")
            .map((line): [string, string] => [line.split(":")[0] ?? "", line.replace(/^[^:]*: ?/, "")]),
        );
        text = text.slice(end + 2);
        const data = fields.get("data");
        if (data !== undefined)
          return { event: fields.get("event") ?? "message", id: fields.get("id"), data: JSON.parse(data) };
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
  }
  return { session, next, abort: () => controller.abort(), cancel: () => reader.cancel() };
}
