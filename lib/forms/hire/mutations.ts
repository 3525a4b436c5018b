import "server-only";
import { getDb } from "@/lib/server/db";
import { isUniqueViolation } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";
import { createRequestId } from "./identity";
import type { HireRequest } from "./schema";

/**
 * Stores a request, once however often it arrives.
 * @returns whether it was stored just now, and not before
 */
export async function storeHireRequest(request: HireRequest, userId: UserId | null): Promise<boolean> {
  const { name, email, site, message, deadline, budget } = request;
  const id = createRequestId(request);
  try {
    await getDb().hireRequest.create({ data: { id, userId, name, email, site, message, deadline, budget } });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
