import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { asUserId } from "@/lib/users/ids";
import { callerKey, limit } from "./mutations";
import { rules } from "./rules";

/** Another server process: the same database, a memory of its own. */
async function otherProcess(): Promise<typeof limit> {
  vi.resetModules();
  return (await import("./mutations")).limit;
}

async function inTurn(times: number, work: () => Promise<void>) {
  for (let turn = 0; turn < times; turn++) await work();
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("limit", () => {
  it("lets through what the rule allows, then says how long to wait", async () => {
    const key = randomUUID();
    await inTurn(rules.hireRequest.points, () => limit("hireRequest", key));
    const refusal = await limit("hireRequest", key).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "rate_limited", sentence: "That was a bit fast. Try again in 60 minutes." });
    expect((refusal as { retryAfter: number }).retryAfter).toBeGreaterThan(rules.hireRequest.seconds - 60);
    expect((refusal as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(rules.hireRequest.seconds);
  });

  it("counts keys and rules apart", async () => {
    const key = randomUUID();
    await inTurn(rules.hireRequest.points, () => limit("hireRequest", key));
    await limit("hireRequest", randomUUID());
    await limit("formSubmission", key);
    await expect(limit("hireRequest", key)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("counts all processes together, also when they count at once", async () => {
    const key = randomUUID();
    const processes = [limit, await otherProcess(), await otherProcess()];
    const tries = Array.from({ length: 30 }, (_, turn) => (processes[turn % 3] as typeof limit)("formSubmission", key));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(rules.formSubmission.points);
    await expect((await otherProcess())("formSubmission", key)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("begins anew when the time is over", async () => {
    const key = randomUUID();
    await inTurn(rules.hireRequest.points + 1, () => limit("hireRequest", key).catch(() => {}));
    await db().rateLimit.updateMany({ data: { expire: new Date(Date.now() - 1) } });
    const later = await otherProcess();
    await inTurn(rules.hireRequest.points, () => later("hireRequest", key));
    await expect(later("hireRequest", key)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("turns a flood away without asking the database", async () => {
    const key = randomUUID();
    await inTurn(rules.hireRequest.points + 1, () => limit("hireRequest", key).catch(() => {}));
    const upsert = vi.spyOn(db().rateLimit, "upsert");
    for (let turn = 0; turn < 20; turn++) {
      await expect(limit("hireRequest", key)).rejects.toMatchObject({ code: "rate_limited" });
    }
    expect(upsert).not.toHaveBeenCalled();
    await limit("hireRequest", randomUUID());
    expect(upsert).toHaveBeenCalledTimes(1);
  });

  it("keeps no address or user in the clear", async () => {
    await db().rateLimit.deleteMany();
    await limit("functions", callerKey({ userId: null, address: "203.0.113.9" }));
    await limit("functions", callerKey({ userId: asUserId("ada"), address: "203.0.113.9" }));
    const rows = await db().rateLimit.findMany();
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^functions:[\w-]{43}$/);
  });

  it("sweeps away counters that are long over", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const fresh = await otherProcess();
      await fresh("functions", randomUUID());
      await db().rateLimit.createMany({
        data: [
          { key: "old", points: 1, expire: new Date(Date.now() - 2 * 3_600_000) },
          { key: "recent", points: 1, expire: new Date(Date.now() - 60_000) },
        ],
      });
      vi.advanceTimersByTime(6 * 60_000);
    } finally {
      vi.useRealTimers();
    }
    await vi.waitFor(async () => expect(await db().rateLimit.count({ where: { key: "old" } })).toBe(0), 10_000);
    expect(await db().rateLimit.count({ where: { key: "recent" } })).toBe(1);
  });

  it("without a database, refuses what would be stored and counts the rest in memory", async () => {
    const outage = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const key = randomUUID();
    vi.spyOn(db().rateLimit, "deleteMany").mockRejectedValue(outage);
    await expect(limit("formSubmission", key)).rejects.toMatchObject({ code: "unavailable" });
    await inTurn(rules.previewSite.points, () => limit("previewSite", key));
    await expect(limit("previewSite", key)).rejects.toMatchObject({ code: "rate_limited" });
  });
});
