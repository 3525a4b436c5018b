import { randomInt } from "node:crypto";

/** Headers of somebody whom no other test counts: an address of its own, as a proxy in front of the shop would say it. */
export function createVisitor(): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(256)}` };
}
