import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { toUserId } from "@/lib/server/user-id";
import { findChanged, hero } from "@/tools/test/samples/sample-sections";
import { startMailServer } from "@/tools/test/samples/sample-server";
import { clearDatabase } from "@/tools/test/setup/test-database";

let server: Awaited<ReturnType<typeof startMailServer>>;
let data: typeof import("@/lib/server/db");
let mails: typeof import("./update-mails");
let queries: typeof import("./queries");
let mutations: typeof import("./mutations");
let daily: typeof import("./daily");
let route: typeof import("@/app/letters/[token]/route");

// The process reads its environment once: this file's modules must come after it is set.
beforeAll(async () => {
  server = await startMailServer();
  vi.stubEnv("SMTP_URL", server.url);
  vi.stubEnv("MAIL_FROM", "Silcrow <forms@silcrow.example>");
  vi.stubEnv("SITE_URL", "https://silcrow.example");
  vi.stubEnv("AUTH_SECRET", "a secret of this test that is long enough");
  vi.resetModules();
  [data, mails, queries, mutations, daily, route] = await Promise.all([
    import("@/lib/server/db"),
    import("./update-mails"),
    import("./queries"),
    import("./mutations"),
    import("./daily"),
    import("@/app/letters/[token]/route"),
  ]);
});
beforeEach(async () => {
  await clearDatabase();
  server.mails.length = 0;
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const march = new Date("2027-03-10T10:00:00Z");
const later = (days: number) => new Date(march.getTime() + days * 24 * 60 * 60 * 1000);

async function newReader(
  over: { email?: string | null; updateMail?: boolean; updateMailAt?: Date } = {},
  version = "1.0.0",
) {
  const { id, email } = await data.getDb().user.create({
    data: {
      name: "Marta",
      email: `${randomUUID()}@example.com`,
      updateMail: true,
      ...over,
      sites: {
        create: {
          siteName: "Marram",
          hostName: "marram.example",
          product: "bullet",
          sections: { create: { path: "/prices", sectionId: hero, version, seenAt: march } },
        },
      },
    },
  });
  return { id: toUserId(id), email };
}

const send = (now: Date) => mails.sendUpdateMails(now, findChanged);
const lastOf = async (id: string) => (await data.getDb().user.findUniqueOrThrow({ where: { id } })).updateMailAt;

describe("sendUpdateMails", () => {
  it("writes what changed, where, and how to stop", async () => {
    const { email } = await newReader();
    expect(await send(march)).toBe(1);
    const [mail] = server.mails;
    expect(mail?.to).toEqual([email]);
    expect(mail?.headers.get("subject")).toEqual(["A section on your site has an update"]);
    for (const words of [
      "On Marram (marram.example)",
      "1.0.0 to 2.0.0\nOn /prices\n- March 2, 2027: The picture is optional.\n- January 15, 2027: Lines break",
      "https://silcrow.example/account#updates",
    ]) {
      expect(mail?.text).toContain(words);
    }
    const [address] = /https:\/\/silcrow\.example\/letters\/\S+/.exec(mail?.text ?? "") ?? [];
    expect(mail?.headers.get("list-unsubscribe")).toEqual([`<${address}>`]);
    expect(mail?.headers.get("list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
  });

  it("writes to nobody who didn't ask, has no address, is up to date, or whose site is deleted", async () => {
    await Promise.all([newReader({ updateMail: false }), newReader({ email: null }), newReader({}, "2.0.0")]);
    const { id } = await newReader();
    await data.getDb().site.updateMany({ where: { userId: id }, data: { deletedAt: march } });
    expect(await send(march)).toBe(0);
    expect(await lastOf(id), "a mail that isn't written doesn't count").toBeNull();
  });

  it("writes to nobody unasked: mails are off for who comes new", async () => {
    const { updateMail } = await data.getDb().user.create({ data: { name: "New" } });
    expect(updateMail).toBe(false);
  });

  it("writes at most once a month, and of what the last mail didn't tell", async () => {
    await newReader({ updateMailAt: later(-29) });
    expect(await send(march)).toBe(0);
    const { id } = await newReader({ updateMailAt: later(-30) });
    expect(await send(march)).toBe(1);
    expect(await lastOf(id)).toEqual(march);
    expect(await send(later(60)), "nothing changed since").toBe(1);
    expect(await send(later(120))).toBe(0);
  });

  it("writes each mail once, however many runs there are at the same time", async () => {
    await Promise.all(Array.from({ length: 12 }, () => newReader()));
    const runs = await Promise.all([send(march), send(march), send(later(0.001))]);
    expect(runs.reduce((sum, sent) => sum + sent)).toBe(12);
    expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(12);
    expect(server.mails).toHaveLength(12);
  });

  it("ends at 200 mails; the next run goes on", async () => {
    const { id } = await newReader();
    const site = await data.getDb().site.findFirstOrThrow({ where: { userId: id } });
    const ids = Array.from({ length: 204 }, () => randomUUID());
    const users = ids.map((id) => ({ id, name: "Many", email: `${id}@example.com`, updateMail: true }));
    await data.getDb().user.createMany({ data: users });
    await data
      .getDb()
      .site.createMany({ data: ids.map((id) => ({ id, userId: id, siteName: "Many", product: "super" })) });
    const [row] = await data.getDb().siteSection.findMany({ where: { siteId: site.id } });
    if (!row) throw new Error("nothing is remembered");
    await data.getDb().siteSection.createMany({ data: ids.map((siteId) => ({ ...row, siteId })) });
    expect(await send(march)).toBe(200);
    expect(await send(march)).toBe(5);
    // A busy machine takes its time for so many.
  });

  it("doesn't count a mail that could not be sent, and soon gives up on a server that takes none", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const refusing = await startMailServer({ refuse: true });
    const environment = (await import("@/lib/server/env")).getEnv();
    environment.SMTP_URL = refusing.url;
    const before = later(-40);
    const readers = await Promise.all(Array.from({ length: 12 }, () => newReader({ updateMailAt: before })));
    expect(await send(march)).toBe(0);
    expect(complaint).toHaveBeenCalledTimes(10);
    for (const { id } of readers) expect(await lastOf(id)).toEqual(before);
    environment.SMTP_URL = server.url;
    await refusing.close();
    complaint.mockRestore();
    expect(await send(march)).toBe(12);
  });
});

describe("the setting", () => {
  it("is offered where a mail can be sent, and turned off and on brings none early", async () => {
    const { id } = await newReader({ updateMail: false, updateMailAt: later(-3) });
    expect((await queries.readUpdates(id)).mail).toEqual({ on: false });
    await mutations.setUpdateMail(id, true);
    expect((await queries.readUpdates(id)).mail).toEqual({ on: true });
    expect(await send(march)).toBe(0);
    const nobody = await newReader({ email: null });
    expect((await queries.readUpdates(nobody.id)).mail).toBeNull();
  });
});

describe("the address that stops mails", () => {
  const ask = async (method: "GET" | "POST", token: string, headers: Record<string, string> = {}) => {
    const { NextRequest } = await import("next/server");
    const body = method === "POST" ? "List-Unsubscribe=One-Click" : null;
    const request = new NextRequest(`https://silcrow.example/letters/${token}`, { method, headers, body });
    return route[method](request, { params: Promise.resolve({ token }) });
  };
  const wants = async (id: string) => (await data.getDb().user.findUniqueOrThrow({ where: { id } })).updateMail;
  const tokenIn = (text = "") => /\/letters\/(\S+)/.exec(text)?.[1] ?? "";

  it("asks when it is opened and changes nothing; a post stops them", async () => {
    const { id } = await newReader();
    const other = await newReader({}, "2.0.0");
    const { createUnsubscribeToken } = await import("./unsubscribe-token");
    await send(march);
    expect(tokenIn(server.mails[0]?.text)).toBe(createUnsubscribeToken(id, march));
    // Good for a year from now on, whatever the clock of the test says.
    const token = createUnsubscribeToken(id, new Date());
    const page = await ask("GET", token);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`<form action="/letters/${token}" method="post">`);
    expect(await wants(id)).toBe(true);

    const form = { "content-type": "application/x-www-form-urlencoded" };
    for (const attempt of ["first", "again"]) {
      const stopped = await ask("POST", token, form);
      expect([stopped.status, await wants(id)], attempt).toEqual([200, false]);
    }
    expect(await wants(other.id), "nobody else's").toBe(true);
  });

  it("does nothing with a token that is forged or too old", async () => {
    const { id } = await newReader();
    const { createUnsubscribeToken } = await import("./unsubscribe-token");
    const old = createUnsubscribeToken(id, new Date(Date.now() - 366 * 24 * 60 * 60 * 1000));
    const forged = createUnsubscribeToken(id, new Date()).replace(/.$/, (end) => (end === "A" ? "E" : "A"));
    for (const token of [old, forged, "x"]) {
      for (const method of ["GET", "POST"] as const) expect((await ask(method, token)).status).toBe(404);
    }
    expect(await wants(id)).toBe(true);
  });
});

it("lets one process at a time write", async () => {
  const url = process.env.DATABASE_URL ?? "";
  const meanwhile = async () => expect(await daily.withAdvisoryLock(url, async () => {})).toBe(false);
  expect(await daily.withAdvisoryLock(url, meanwhile)).toBe(true);
  expect(await daily.withAdvisoryLock(url, async () => {}), "and the next one after that").toBe(true);
});
