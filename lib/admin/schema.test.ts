import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { eventById, handOver, newGrant, withReason } from "./schema";

const id = randomUUID();

describe("a reason", () => {
  const reasonOf = (reason: string) => withReason.safeParse({ id, reason }).data?.reason;

  it("is kept as it is read: in one line, without what nobody sees", () => {
    expect(reasonOf("  lost her\n\told account ")).toBe("lost her old account");
    expect(reasonOf("a\u200bs \u202eagreed\u2066")).toBe("as agreed");
    expect(reasonOf("§ 12")).toBe("§ 12");
    expect(reasonOf("wie vereinbart, 見る")).toBe("wie vereinbart, 見る");
  });

  it.each([
    "",
    "   ",
    "\u200b\u200b\u200b\u200b",
    "\u00ad\u2060\ufeff\u200e",
    "\u3164\u3164\u3164",
    "...",
    "-–—!?",
    "a\u200b\u200b",
    "\u2800\u2800\u2800",
    "a\u2800\u2800",
  ])("%j is none", (typed) => {
    expect(reasonOf(typed)).toBeUndefined();
  });

  it("has no more marks above a letter than a language has", () => {
    expect(reasonOf(`as${"\u0301".repeat(480)} agreed`)).toBe("as\u0301\u0301\u0301\u0301 agreed");
    expect(reasonOf("tie\u0302\u0301ng Vie\u0323\u0302t")).toBe("tie\u0302\u0301ng Vie\u0323\u0302t");
  });

  it("has an end", () => {
    expect(reasonOf("a".repeat(500))).toBeDefined();
    expect(reasonOf("a".repeat(501))).toBeUndefined();
  });
});

it("all-access is granted by its name, too", () => {
  const itemOf = (item: string) => newGrant.parse({ userId: id, item, reason: "as agreed" }).item;
  for (const named of ["all-access", "All-access", " all access ", "lifetime"]) expect(itemOf(named)).toBe("lifetime");
  expect(itemOf("silcrow-cta-ticket")).toBe("silcrow-cta-ticket");
});

it("nothing is looked for that the database can't hold", () => {
  const to = (typed: string) => handOver.safeParse({ id, to: typed, reason: "as agreed" }).success;
  expect([to(" kate@example.com "), to("kate\0@example.com"), to(" ")]).toEqual([true, false, false]);
  const event = (named: string) => eventById.safeParse({ id: named }).success;
  expect([event("evt_1"), event("evt_\0"), event("")]).toEqual([true, false, false]);
});
