import "server-only";
import { db } from "@/lib/server/db";
import { idOfRequest } from "./identity";
import type { HireRequest } from "./schema";

/** Whether this very request has been stored before: sent twice, or sent again because no answer came back. */
export async function isStored(request: HireRequest): Promise<boolean> {
  const known = await db().hireRequest.findUnique({ where: { id: idOfRequest(request) }, select: { id: true } });
  return known !== null;
}
