import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { toUserId } from "@/lib/server/user-id";

vi.stubEnv("AUTH_SECRET", "a secret of this test that is long enough");
const { parseUnsubscribeToken, createUnsubscribeToken } = await import("./unsubscribe-token");

const now = new Date("2027-03-10T10:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const user = toUserId(randomUUID());
const token = createUnsubscribeToken(user, now);

it("names its user for a year", () => {
  expect(parseUnsubscribeToken(token, now)).toBe(user);
  expect(parseUnsubscribeToken(token, later(364))).toBe(user);
  expect(parseUnsubscribeToken(token, later(366))).toBeNull();
});

it("is worth nothing changed, cut off or made up", () => {
  const [id = "", until = "", signature = ""] = token.split(".");
  const others = [
    `${randomUUID()}.${until}.${signature}`,
    `${id}.zzzzzzz.${signature}`,
    `${id}.${until}.${signature.replace(/./, (first) => (first === "A" ? "B" : "A"))}`,
    token.slice(0, -1),
    `${token}A`,
    `${id}.${until}.`,
    "",
    "\u0000",
  ];
  for (const other of others) expect(parseUnsubscribeToken(other, now), other).toBeNull();
});
