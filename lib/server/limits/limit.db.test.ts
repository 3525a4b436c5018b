import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db";
import { asUserId } from "@/lib/server/user-id";
import { limit, storedKey } from "./limit";
import { purgeCounters } from "./mutations";
import { rules } from "./rules";
import { addressSubject, callerFrom, callerOf, formSubject, userSubject } from "./subject";

/** Another server process: the same database, a memory of its own. */
async function otherProcess(): Promise<typeof limit> {
  vi.resetModules();
  return (await import("./limit")).limit;
}

const somebody = () => addressSubject(randomUUID());

async function inTurn(times: number, work: () => Promise<void>) {
  for (let turn = 0; turn < times; turn++) await work();
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("limit", () => {
  it("lets through what the rule allows, then says how long to wait", async () => {
    const key = somebody();
    await inTurn(rules.hireRequest.points, () => limit("hireRequest", key));
    const refusal = await limit("hireRequest", key).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "rate_limited", sentence: "That was a bit fast. Try again in 60 minutes." });
    expect((refusal as { retryAfter: number }).retryAfter).toBeGreaterThan(rules.hireRequest.seconds - 60);
    expect((refusal as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(rules.hireRequest.seconds);
  });

  it("counts keys and rules apart", async () => {
    const key = somebody();
    await inTurn(rules.hireRequest.points, () => limit("hireRequest", key));
    await limit("hireRequest", somebody());
    await limit("formSubmission", key);
    await expect(limit("hireRequest", key)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("counts all processes together, also when they count at once", async () => {
    const key = somebody();
    const processes = [limit, await otherProcess(), await otherProcess()];
    const tries = Array.from({ length: 30 }, (_, turn) => (processes[turn % 3] as typeof limit)("formSubmission", key));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(rules.formSubmission.points);
    await expect((await otherProcess())("formSubmission", key)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("goes on counting in a row that is there, until its time is over", async () => {
    const key = somebody();
    const expire = new Date(Date.now() + 600_000);
    const row = { key: storedKey("hireRequest", key), points: rules.hireRequest.points - 1, expire };
    await db().rateLimit.create({ data: row });
    await limit("hireRequest", key);
    expect(await db().rateLimit.findUnique({ where: { key: row.key } })).toEqual({ ...row, points: row.points + 1 });
    const refusal = await limit("hireRequest", key).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "rate_limited", sentence: "That was a bit fast. Try again in 10 minutes." });
  });

  it("begins anew when the time is over", async () => {
    const key = somebody();
    await inTurn(rules.hireRequest.points + 1, () => limit("hireRequest", key).catch(() => {}));
    await db().rateLimit.updateMany({ data: { expire: new Date(Date.now() - 1) } });
    const later = await otherProcess();
    await inTurn(rules.hireRequest.points, () => later("hireRequest", key));
    await expect(later("hireRequest", key)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("turns a flood away without asking the database", async () => {
    const key = somebody();
    await inTurn(rules.hireRequest.points + 1, () => limit("hireRequest", key).catch(() => {}));
    const asked = vi.spyOn(db(), "$queryRawUnsafe");
    for (let turn = 0; turn < 20; turn++) {
      await expect(limit("hireRequest", key)).rejects.toMatchObject({ code: "rate_limited" });
    }
    expect(asked).not.toHaveBeenCalled();
    await limit("hireRequest", somebody());
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("keeps no address or user in the clear", async () => {
    await db().rateLimit.deleteMany();
    await limit("previewSite", callerOf({ userId: null, address: "203.0.113.9" }));
    await limit("previewSite", callerOf({ userId: asUserId("ada"), address: "203.0.113.9" }));
    const rows = await db().rateLimit.findMany();
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^previewSite:[\w-]{43}$/);
  });

  it("has one bucket for a rule and a caller, however they come", async () => {
    await db().rateLimit.deleteMany();
    const [userId, address] = [asUserId(randomUUID()), "203.0.113.7"];
    const headers = new Headers({ "x-forwarded-for": address });
    for (const caller of [userSubject(userId), callerOf({ userId, address }), callerFrom(headers, userId)]) {
      await limit("copySection", caller);
    }
    for (const caller of [addressSubject(address), callerOf({ userId: null, address }), callerFrom(headers, null)]) {
      await limit("copySection", caller);
    }
    expect(await db().rateLimit.findMany({ select: { points: true } })).toEqual([{ points: 3 }, { points: 3 }]);
  });

  it("tells forms apart, whatever their names have in them", async () => {
    await db().rateLimit.deleteMany();
    await limit("formSubmissionForm", formSubject("a b", "c"));
    await limit("formSubmissionForm", formSubject("a", "b c"));
    expect(await db().rateLimit.count()).toBe(2);
  });

  it("can count for more than one", async () => {
    const key = somebody();
    await limit("formSubmission", key, rules.formSubmission.points);
    await expect(limit("formSubmission", key)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("counts what is cheap in memory alone", async () => {
    await db().rateLimit.deleteMany();
    const key = somebody();
    await inTurn(rules.publicRead.points, () => limit("publicRead", key));
    await expect(limit("publicRead", key)).rejects.toMatchObject({
      code: "rate_limited",
      retryAfter: expect.any(Number),
    });
    await limit("live", key);
    expect(await db().rateLimit.count()).toBe(0);
  });

  it("without a database, refuses what would be stored and counts the rest in memory", async () => {
    const outage = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const key = somebody();
    vi.spyOn(db(), "$queryRawUnsafe").mockRejectedValue(outage);
    await expect(limit("formSubmission", key)).rejects.toMatchObject({ code: "unavailable" });
    await inTurn(rules.previewSite.points, () => limit("previewSite", key));
    await expect(limit("previewSite", key)).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("purgeCounters", () => {
  it("deletes the counters whose time is over, and no other", async () => {
    await db().rateLimit.deleteMany();
    await db().rateLimit.createMany({
      data: [
        { key: "over", points: 1, expire: new Date(Date.now() - 1_000) },
        { key: "counting", points: 1, expire: new Date(Date.now() + 60_000) },
      ],
    });
    expect(await purgeCounters()).toBe(1);
    expect(await db().rateLimit.findMany({ select: { key: true } })).toEqual([{ key: "counting" }]);
  });
});
