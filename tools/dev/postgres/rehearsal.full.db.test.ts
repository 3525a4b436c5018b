import { chownSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInUser } from "@/lib/account/identity/mutations";
import { createCheckout } from "@/lib/account/purchases/checkout";
import { reconcile } from "@/lib/billing/reconcile/reconcile";
import { receiveWebhook } from "@/lib/billing/webhook/webhook";
import { listSections } from "@/lib/catalogue/catalogue";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { migrate } from "@/prisma/migrate";
import { seed } from "@/prisma/seed";
import { useEmulatedPaddle } from "@/tools/dev/paddle/emulated-paddle";
import { serveLoopback } from "@/tools/dev/process/loopback";
import { waitFor } from "@/tools/test/setup/test-wait";
import { createRehearsalCluster } from "./rehearsal-cluster";

// The bad day, rehearsed as docs/restore.md tells it: the shop sells, the database is lost with all its files, and comes
// back from a dump and Paddle, or from the archive.

const isLinux = process.platform === "linux";
if (!isLinux) console.info("Skipped: the scripts of deploy/backup are for Linux, where the database runs.");

describe.runIf(isLinux)("the rehearsal", () => {
  let cluster: Awaited<ReturnType<typeof createRehearsalCluster>>;
  let shop: Awaited<ReturnType<typeof serveLoopback>>;

  beforeAll(async () => {
    cluster = await createRehearsalCluster();
    process.env.DATABASE_URL = cluster.url("silcrow");
    await migrate(cluster.url("silcrow"));
    await seed(cluster.url("silcrow"));
    shop = await serveLoopback(() => async (request, response) => {
      const headers = { "paddle-signature": String(request.headers["paddle-signature"]) };
      const body = await buffer(request);
      const answer = await receiveWebhook(new Request("http://shop.test/", { method: "POST", headers, body }));
      response.writeHead(answer.status).end();
    });
  });
  const paddle = useEmulatedPaddle("secret", () => shop.url);

  afterAll(async () => {
    await getDb().$disconnect();
    await shop.close();
    await cluster.remove();
  });

  const [section = ""] = listSections("super")
    .filter(({ price }) => price !== null)
    .map(({ id }) => id);
  const addressOf = (name: string) => `${name}@example.com`;
  const ids = new Map<string, string>();

  async function signIn(name: string): Promise<void> {
    const identity = { provider: "google", providerAccountId: name, email: addressOf(name), emailVerified: true };
    const { user } = await signInUser({ ...identity, name, image: null }, "super");
    ids.set(name, user.id);
  }

  /** Through the shop's own checkout; done when Paddle's webhook has had its effect. */
  async function buy(name: string, item: string): Promise<string> {
    const { transactionId } = await createCheckout(toUserId(ids.get(name) ?? ""), item);
    await paddle.ask(`/checkout/${transactionId}/pay`, { email: addressOf(name) });
    await hasStatus(transactionId, "paid");
    // Both of its events: the invoice comes with the second.
    const where = { transactionId, invoiceNumber: { not: null } };
    await waitFor(async () => expect(await getDb().purchase.count({ where })).toBe(1));
    return transactionId;
  }

  const hasStatus = (transactionId: string, status: string) =>
    waitFor(async () =>
      expect(await getDb().purchase.findFirst({ where: { transactionId } })).toMatchObject({ status }),
    );

  async function takeBack(transactionId: string, action: "refund" | "chargeback", status: string): Promise<void> {
    await paddle.ask(`/control/transactions/${transactionId}/${action}`, {});
    await hasStatus(transactionId, status);
  }

  /** What everybody is entitled to, and by what. */
  async function entitlements() {
    const columns = { transactionId: true, item: true, status: true } as const;
    const purchases = { select: columns, orderBy: { transactionId: "asc" } } as const;
    const select = { id: true, email: true, isLifetime: true, purchases } as const;
    return getDb().user.findMany({ select, orderBy: { email: "asc" } });
  }
  type Entitlements = Awaited<ReturnType<typeof entitlements>>;

  let atTheDump: Entitlements;
  let between: Entitlements;
  let moment: string;
  let beforeTheLoss: Entitlements;
  let evesPayment: string;
  let dump: string;

  beforeAll(async () => {
    for (const name of ["ada", "ben", "cleo", "dora", "finn", "gus"]) await signIn(name);
    await buy("ada", "lifetime");
    await buy("ben", section);
    const cleos = await buy("cleo", "lifetime");
    const finns = await buy("finn", section);
    atTheDump = await entitlements();

    const dumped = await cluster.script("dump.sh");
    expect(dumped).toMatchObject({ status: 0, said: expect.stringMatching(/\/dumps\/\d{8}T\d{6}Z\.dump$/) });
    dump = dumped.said;
    expect(await cluster.script("base.sh")).toMatchObject({ status: 0 });
    // A copy is named by the second in which it ended.
    await new Promise((resolve) => setTimeout(resolve, 1_000));

    await buy("dora", "lifetime");
    between = await entitlements();
    const [row] = await cluster.ask("select clock_timestamp()::text as now");
    moment = String(row?.now);
    await takeBack(cleos, "refund", "refunded");
    await takeBack(finns, "chargeback", "charged_back");
    await buy("ben", "lifetime");
    await signIn("eve");
    evesPayment = await buy("eve", "lifetime");
    beforeTheLoss = await entitlements();
    await cluster.archived();
  });

  it("brings everybody's entitlements back from a dump and Paddle", async () => {
    await cluster.lose();
    const data = join(cluster.home, "from-dump");
    await cluster.initialise(data, "-c archive_mode=off");
    expect(await cluster.script("restore-dump.sh", [dump])).toMatchObject({
      status: 0,
      said: expect.stringContaining("Restored 6 users"),
    });
    expect(await entitlements()).toEqual(atTheDump);
    expect(await migrate(cluster.url("silcrow"))).toEqual([]);

    const { findings } = await reconcile({ repair: true });
    expect(findings.filter(({ repaired }) => !repaired)).toEqual([]);
    const withoutEve = beforeTheLoss.filter(({ email }) => email !== addressOf("eve"));
    expect(withoutEve).toHaveLength(6);
    expect(await entitlements()).toEqual(withoutEve);
    expect((await reconcile({ repair: true })).findings).toEqual([]);
  });

  it("cannot bring back from a dump who signed in after it: the payment waits until it is handed over", async () => {
    const hers = () => getDb().purchase.findFirst({ where: { transactionId: evesPayment } });
    expect(await hers()).toMatchObject({ userId: null, formerUserId: ids.get("eve"), buyerEmail: addressOf("eve") });
    await signIn("eve");
    expect(await hers()).toMatchObject({ userId: null });

    await cluster.ask(`update purchases set "formerUserId" = null where "userId" is null
      and "formerUserId" not in (select "userId" from former_accounts) and "purchasedAt" > now() - interval '1 day'`);
    await signIn("eve");
    expect(await hers()).toMatchObject({ userId: ids.get("eve"), status: "paid" });
    expect(await getDb().user.findUnique({ where: { email: addressOf("eve") } })).toMatchObject({ isLifetime: true });
  });

  it("goes back to a moment between two purchases: the first is there, the second is not", async () => {
    await cluster.lose();
    const data = join(cluster.home, "at-the-moment");
    expect(await cluster.script("restore-to.sh", [moment, data])).toMatchObject({ status: 0 });
    await cluster.start(data, "-c archive_mode=off");
    expect(await entitlements()).toEqual(between);
    expect(between).not.toEqual(atTheDump);
    expect(between).not.toEqual(beforeTheLoss);
  });

  it("goes to the end of the archive: all is there, Paddle agrees, and archiving goes on", async () => {
    await cluster.lose();
    const data = join(cluster.home, "at-the-end");
    expect(await cluster.script("restore-to.sh", ["latest", data])).toMatchObject({ status: 0 });
    await cluster.start(data);
    expect(await entitlements()).toEqual(beforeTheLoss);
    expect((await reconcile({ repair: false })).findings).toEqual([]);

    await signIn("hana");
    await cluster.archived();
    expect(cluster.listed("wal").filter((name) => name.startsWith("00000002"))).not.toEqual([]);
    expect(await cluster.script("base.sh")).toMatchObject({ status: 0 });
  });

  it("restores a second time, along the history of the first", async () => {
    await signIn("ivy");
    await cluster.archived();
    await cluster.lose();
    const data = join(cluster.home, "again");
    expect(await cluster.script("restore-to.sh", ["latest", data])).toMatchObject({ status: 0 });
    await cluster.start(data);
    expect((await entitlements()).map(({ email }) => email)).toEqual(
      [...beforeTheLoss.map(({ email }) => email), addressOf("hana"), addressOf("ivy")].sort(),
    );
  });

  describe("what is refused, with a sentence that says what to do", () => {
    const refused = (says: string) => ({ status: 1, said: expect.stringContaining(says) });

    it("a dump into a database with tables", async () => {
      const before = await entitlements();
      expect(await cluster.script("restore-dump.sh", [dump])).toEqual(refused("Create an empty one"));
      expect(await entitlements()).toEqual(before);
    });

    it("a dump that is cut short, and none of it is there then", async () => {
      await cluster.ask("create database empty owner silcrow", "postgres");
      const DATABASE_URL = cluster.url("silcrow").replace(/\w+$/, "empty");
      const short = join(cluster.home, "short.dump");
      const whole = readFileSync(dump);
      writeFileSync(short, whole.subarray(0, whole.length - 2_000), { mode: 0o644 });
      expect((await cluster.script("restore-dump.sh", [short], { DATABASE_URL })).status).not.toBe(0);
      const tables = "select count(*)::int as n from pg_tables where schemaname = 'public'";
      expect(await cluster.ask(tables, "empty")).toEqual([{ n: 0 }]);
      writeFileSync(short, "PGDMP");
      expect(await cluster.script("restore-dump.sh", [short], { DATABASE_URL })).toEqual(
        refused("take the one before"),
      );
    });

    it("a dump of another database, and one that fails: neither gets a name", async () => {
      const before = cluster.listed("dumps");
      const BACKUP_URL = cluster.url("backup").replace(/\w+$/, "empty");
      expect(await cluster.script("dump.sh", [], { BACKUP_URL })).toEqual(refused("does BACKUP_URL name the shop's"));
      const nowhere = cluster.url("backup").replace(/\w+$/, "nowhere");
      expect(await cluster.script("dump.sh", [], { BACKUP_URL: nowhere })).toEqual(refused('"nowhere" does not exist'));
      expect(cluster.listed("dumps")).toEqual(before);
    });

    it("to write, where the roles for backups and for the shop are concerned", async () => {
      const roles =
        "select rolname, rolsuper, rolcreaterole, rolreplication from pg_roles where rolname in ('backup', 'silcrow') order by 1";
      expect(await cluster.ask(roles)).toEqual([
        { rolname: "backup", rolsuper: false, rolcreaterole: false, rolreplication: true },
        { rolname: "silcrow", rolsuper: false, rolcreaterole: false, rolreplication: false },
      ]);
      const client = new pg.Client({ connectionString: cluster.url("backup") });
      await client.connect();
      await expect(client.query("update users set name = 'x'")).rejects.toThrow("permission denied");
      await client.end();
    });

    it("a copy by a role that may not take one", async () => {
      const before = cluster.listed("base");
      await cluster.ask("alter role backup noreplication");
      expect(await cluster.script("base.sh")).toEqual(refused("replication"));
      await cluster.ask("alter role backup replication");
      expect(cluster.listed("base")).toEqual(before);
    });

    it("a restore over data", async () => {
      const data = join(cluster.home, "again");
      expect(await cluster.script("restore-to.sh", ["latest", data])).toEqual(refused("nothing is overwritten"));
      expect(await entitlements()).not.toEqual([]);
    });

    it.each([
      ["2026-11-27 10:00:00", "not a time with its zone"],
      ["yesterday", "not a time with its zone"],
      ["2026-02-31 10:00:00Z", "no moment of the calendar"],
      ["2999-01-01 10:00:00Z", "still to come"],
      ["2001-01-01 10:00:00Z", "name a later time, or restore a dump"],
    ])("the time %s", async (time, says) => {
      const data = join(cluster.home, "never");
      expect(await cluster.script("restore-to.sh", [time, data])).toEqual(refused(says));
    });

    it("another file under a name of the archive; the same file is fine", async () => {
      const wal = join(cluster.backups, "wal");
      const [name = ""] = cluster.listed("wal").filter((file) => /^[\dA-F]{24}$/.test(file));
      expect(await cluster.script("archive-wal.sh", [join(wal, name), name, wal])).toMatchObject({ status: 0 });
      const other = join(cluster.home, "other");
      writeFileSync(other, "other", { mode: 0o644 });
      expect(await cluster.script("archive-wal.sh", [other, name, wal])).toEqual(refused("must not share an archive"));
      expect(await cluster.script("archive-wal.sh", [other, "../x", wal])).toEqual(refused("no name of a WAL file"));
      // Of other names there may be: the server archives meanwhile.
      expect(cluster.listed("wal").filter((file) => file.startsWith(`.${name}`))).toEqual([]);
    });

    it.each(["dump.sh", "base.sh"])("%s without knowing where to and of what", async (name) => {
      expect(await cluster.script(name, [], { BACKUP_DIR: "" })).toEqual(refused("BACKUP_DIR is missing"));
      expect(await cluster.script(name, [], { BACKUP_URL: "" })).toEqual(refused("BACKUP_URL is missing"));
      expect(await cluster.script(name, [], { KEEP_DAYS: "0" })).toEqual(refused("KEEP_DAYS"));
    });
  });

  it("throws away what is older than asked for, and no WAL that a copy needs", async () => {
    const { base, dumps } = { base: join(cluster.backups, "base"), dumps: join(cluster.backups, "dumps") };
    const kept = cluster.listed("base");
    const owner = statSync(base);
    for (const old of ["20010101T000000Z", "20020101T000000Z"]) {
      mkdirSync(join(base, old));
      cpSync(join(base, kept.at(-1) ?? "", "backup_label"), join(base, old, "backup_label"));
      writeFileSync(join(dumps, `${old}.dump`), "");
      for (const path of [join(base, old), join(base, old, "backup_label"), join(dumps, `${old}.dump`)])
        chownSync(path, owner.uid, owner.gid);
    }
    const wal = cluster.listed("wal");
    expect(await cluster.script("base.sh")).toMatchObject({ status: 0 });
    expect(await cluster.script("dump.sh")).toMatchObject({ status: 0 });
    // The newest of those older than seven days is where the first of the seven is reached from.
    expect(cluster.listed("base").slice(0, -1)).toEqual(["20020101T000000Z", ...kept]);
    expect(cluster.listed("dumps")).not.toContain("20020101T000000Z.dump");
    expect(cluster.listed("dumps")).toContain(dump.split("/").at(-1));
    const gone = wal.filter((name) => !cluster.listed("wal").includes(name));
    const label = readFileSync(join(base, "20020101T000000Z", "backup_label"), "utf8");
    const first = /file ([\dA-F]{24})/.exec(label)?.[1];
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.every((name) => name < String(first))).toBe(true);
  });
});
