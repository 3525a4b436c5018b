import "server-only";
import { createHash } from "node:crypto";
import { db } from "@/lib/db";
import { isUniqueViolation } from "@/lib/errors";
import type { UserId } from "@/lib/users/ids";
import { hireFields } from "./form";
import type { HireRequest } from "./schema";

/**
 * Stores a request. The same words from the same form are one request however often they arrive; words that were changed
 * in between are another one, so that nothing anybody wrote is dropped.
 * @returns whether it was stored just now, and not before
 */
export async function storeHireRequest(request: HireRequest, userId: UserId | null): Promise<boolean> {
  const { form, name, email, site, message, deadline, budget } = request;
  const id = idOf([form, ...hireFields.map((field) => request[field])]);
  try {
    await db().hireRequest.create({ data: { id, userId, name, email, site, message, deadline, budget } });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** A UUID (version 8, RFC 9562) that stands for these words. */
function idOf(words: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(words)).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
