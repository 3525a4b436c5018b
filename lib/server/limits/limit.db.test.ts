import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { enforceLimit, getStoredKey } from "./limit";
import { purgeCounters } from "./mutations";
import { rules } from "./rules";
import { createAddressSubject, createCaller, createFormSubject, createUserSubject, readCaller } from "./subject";

/** Another server process: the same database, a memory of its own. */
async function otherProcess(): Promise<typeof enforceLimit> {
  vi.resetModules();
  return (await import("./limit")).enforceLimit;
}

const somebody = () => createAddressSubject(randomUUID());

async function inTurn(times: number, work: () => Promise<void>) {
  for (let turn = 0; turn < times; turn++) await work();
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("limit", () => {
  it("lets through what the rule allows, then says how long to wait", async () => {
    const key = somebody();
    await inTurn(rules.hireRequest.points, () => enforceLimit("hireRequest", key));
    const refusal = await enforceLimit("hireRequest", key).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "rate_limited", sentence: "That was a bit fast. Try again in 60 minutes." });
    expect((refusal as { retryAfter: number }).retryAfter).toBeGreaterThan(rules.hireRequest.seconds - 60);
    expect((refusal as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(rules.hireRequest.seconds);
  });

  it("counts keys and rules apart", async () => {
    const key = somebody();
    await inTurn(rules.hireRequest.points, () => enforceLimit("hireRequest", key));
    await enforceLimit("hireRequest", somebody());
    await enforceLimit("formSubmission", key);
    await expect(enforceLimit("hireRequest", key)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("counts all processes together, also when they count at once", async () => {
    const key = somebody();
    const processes = [enforceLimit, await otherProcess(), await otherProcess()];
    const tries = Array.from({ length: 30 }, (_, turn) =>
      (processes[turn % 3] as typeof enforceLimit)("formSubmission", key),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(rules.formSubmission.points);
    await expect((await otherProcess())("formSubmission", key)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("goes on counting in a row that is there, until its time is over", async () => {
    const key = somebody();
    const expire = new Date(Date.now() + 600_000);
    const row = { key: getStoredKey("hireRequest", key), points: rules.hireRequest.points - 1, expire };
    await getDb().rateLimit.create({ data: row });
    await enforceLimit("hireRequest", key);
    expect(await getDb().rateLimit.findUnique({ where: { key: row.key } })).toEqual({ ...row, points: row.points + 1 });
    const refusal = await enforceLimit("hireRequest", key).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "rate_limited", sentence: "That was a bit fast. Try again in 10 minutes." });
  });

  it("begins anew when the time is over", async () => {
    const key = somebody();
    await inTurn(rules.hireRequest.points + 1, () => enforceLimit("hireRequest", key).catch(() => {}));
    await getDb().rateLimit.updateMany({ data: { expire: new Date(Date.now() - 1) } });
    const later = await otherProcess();
    await inTurn(rules.hireRequest.points, () => later("hireRequest", key));
    await expect(later("hireRequest", key)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("turns a flood away without asking the database", async () => {
    const key = somebody();
    await inTurn(rules.hireRequest.points + 1, () => enforceLimit("hireRequest", key).catch(() => {}));
    const requested = vi.spyOn(getDb(), "$queryRawUnsafe");
    for (let turn = 0; turn < 20; turn++) {
      await expect(enforceLimit("hireRequest", key)).rejects.toMatchObject({ code: "rate_limited" });
    }
    expect(requested).not.toHaveBeenCalled();
    await enforceLimit("hireRequest", somebody());
    expect(requested).toHaveBeenCalledTimes(1);
  });

  it("keeps no address or user in the clear", async () => {
    await getDb().rateLimit.deleteMany();
    await enforceLimit("previewSite", createCaller({ userId: null, address: "203.0.113.9" }));
    await enforceLimit("previewSite", createCaller({ userId: toUserId("ada"), address: "203.0.113.9" }));
    const rows = await getDb().rateLimit.findMany();
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^previewSite:[\w-]{43}$/);
  });

  it("has one bucket for a rule and a caller, however they come", async () => {
    await getDb().rateLimit.deleteMany();
    const [userId, address] = [toUserId(randomUUID()), "203.0.113.7"];
    const headers = new Headers({ "x-forwarded-for": address });
    for (const caller of [createUserSubject(userId), createCaller({ userId, address }), readCaller(headers, userId)]) {
      await enforceLimit("copySection", caller);
    }
    for (const caller of [
      createAddressSubject(address),
      createCaller({ userId: null, address }),
      readCaller(headers, null),
    ]) {
      await enforceLimit("copySection", caller);
    }
    expect(await getDb().rateLimit.findMany({ select: { points: true } })).toEqual([{ points: 3 }, { points: 3 }]);
  });

  it("tells forms apart, whatever their names have in them", async () => {
    await getDb().rateLimit.deleteMany();
    await enforceLimit("formSubmissionForm", createFormSubject("a b", "c"));
    await enforceLimit("formSubmissionForm", createFormSubject("a", "b c"));
    expect(await getDb().rateLimit.count()).toBe(2);
  });

  it("can count for more than one", async () => {
    const key = somebody();
    await enforceLimit("formSubmission", key, rules.formSubmission.points);
    await expect(enforceLimit("formSubmission", key)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("counts what is cheap in memory alone", async () => {
    await getDb().rateLimit.deleteMany();
    const key = somebody();
    await inTurn(rules.publicRead.points, () => enforceLimit("publicRead", key));
    await expect(enforceLimit("publicRead", key)).rejects.toMatchObject({
      code: "rate_limited",
      retryAfter: expect.any(Number),
    });
    await enforceLimit("live", key);
    expect(await getDb().rateLimit.count()).toBe(0);
  });

  it("without a database, refuses what would be stored and counts the rest in memory", async () => {
    const outage = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const key = somebody();
    vi.spyOn(getDb(), "$queryRawUnsafe").mockRejectedValue(outage);
    await expect(enforceLimit("formSubmission", key)).rejects.toMatchObject({ code: "unavailable" });
    await inTurn(rules.previewSite.points, () => enforceLimit("previewSite", key));
    await expect(enforceLimit("previewSite", key)).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("purgeCounters", () => {
  it("deletes the counters whose time is over, and no other", async () => {
    await getDb().rateLimit.deleteMany();
    await getDb().rateLimit.createMany({
      data: [
        { key: "over", points: 1, expire: new Date(Date.now() - 1_000) },
        { key: "counting", points: 1, expire: new Date(Date.now() + 60_000) },
      ],
    });
    expect(await purgeCounters()).toBe(1);
    expect(await getDb().rateLimit.findMany({ select: { key: true } })).toEqual([{ key: "counting" }]);
  });
});
