import "server-only";
import { getDb } from "@/lib/server/db";
import { createRequestId } from "./identity";
import type { HireRequest } from "./schema";

/** Whether this very request has been stored before: sent twice, or sent again because no answer came back. */
export async function isStored(request: HireRequest): Promise<boolean> {
  const known = await getDb().hireRequest.findUnique({ where: { id: createRequestId(request) }, select: { id: true } });
  return known !== null;
}
