import { describe, expect, it, vi } from "vitest";
import { findEnvProblems } from "@/lib/server/env";

const regular = "pri_01regular";
const intro = "pri_01intro";
const day = 24 * 60 * 60 * 1000;
const end = Date.UTC(2027, 1, 1);

/** The module as a process with this environment has it. */
async function planOf(introPrice: string) {
  vi.resetModules();
  vi.stubEnv("PADDLE_LIFETIME_PRICE_ID", regular);
  vi.stubEnv("INTRO_PRICE", introPrice);
  return await import("./plan");
}

describe("the plan's price", () => {
  it("is the regular one without an introductory price", async () => {
    const { hasUsualPrices, listPlanPriceIds, getPlanPriceId, getPlanPrices, usualPrices } = await planOf("");
    expect(getPlanPrices()).toEqual({ regular: 149, intro: null });
    expect(getPlanPrices()).toEqual(usualPrices);
    expect(hasUsualPrices()).toBe(true);
    expect(getPlanPriceId()).toBe(regular);
    expect(listPlanPriceIds()).toEqual([regular]);
  });

  it("is the introductory one through its last day in UTC, and the regular one from then on", async () => {
    const {
      hasUsualPrices,
      formatLastDay,
      getPlanPrices,
      listPlanPriceIds,
      getCurrentPlanPriceIds,
      getPlanPriceId,
      findPlanPrice,
      computeShortfall,
    } = await planOf(`99 until 2027-01-31 ${intro}`);
    expect(getPlanPrices(end - 1).intro).toEqual({ price: 99, ends: end });
    expect(getPlanPrices(end).intro).toBeNull();
    expect(formatLastDay(end)).toBe("January 31, 2027");
    vi.useFakeTimers({ now: end - day });
    expect(getPlanPriceId()).toBe(intro);
    expect(getCurrentPlanPriceIds()).toEqual({ regular, intro });
    expect(hasUsualPrices()).toBe(false);
    vi.setSystemTime(end);
    expect(getPlanPriceId()).toBe(regular);
    expect(getCurrentPlanPriceIds()).toEqual({ regular, intro: null });
    expect(hasUsualPrices()).toBe(true);
    vi.useRealTimers();
    expect([
      computeShortfall(9_900, end - 1),
      computeShortfall(100, end - 1),
      computeShortfall(9_900, end),
      computeShortfall(14_900, end),
    ]).toEqual([0, 9_800, 5_000, 0]);
    // A payment at it may arrive, or be reconciled, long after.
    expect(listPlanPriceIds()).toEqual([regular, intro]);
    expect(findPlanPrice(intro)).toEqual({ price: 99, variable: "INTRO_PRICE" });
  });
});

it("another regular price is not the one that the build has written into the pricing page", async () => {
  vi.stubEnv("LIFETIME_PRICE", "199");
  expect((await planOf("")).hasUsualPrices()).toBe(false);
  vi.unstubAllEnvs();
});

describe("INTRO_PRICE", () => {
  const problems = (INTRO_PRICE: string) =>
    findEnvProblems({ INTRO_PRICE, PADDLE_LIFETIME_PRICE_ID: regular }).filter((problem) =>
      problem.startsWith("INTRO"),
    );

  it.each(["99", "99 until tomorrow pri_1", "0 until 2027-01-31 pri_1", "99 until 2027-02-31 pri_1", "99 2027-01-31"])(
    "is refused as %j",
    (value) => expect(problems(value)).toEqual(["INTRO_PRICE: must read like `99 until 2027-01-31 pri_01…`"]),
  );

  it("has to be below the regular price, at a Paddle price of its own", () => {
    expect(problems(`149 until 2027-01-31 ${intro}`)).toEqual([
      "INTRO_PRICE is not below LIFETIME_PRICE, which is 149",
    ]);
    expect(problems(`99 until 2027-01-31 ${regular}`)).toHaveLength(1);
    expect(problems(`99 until 2027-01-31 ${intro}`)).toEqual([]);
  });
});
