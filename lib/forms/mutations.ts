import "server-only";
import { createHmac } from "node:crypto";
import { getDb } from "@/lib/server/db";
import { getEnv } from "@/lib/server/env";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";
import type { Fields } from "./schema";

/** The same answer to the same form from the same address within this time is a second press of the button. */
const doublePress = 60_000;

export interface NewSubmission {
  siteId: string;
  form: string;
  fields: Fields;
  /** The host it was sent from, or "". */
  origin: string;
  /** Who sent it, to tell a second press from a second person; stored only as part of a keyed hash. */
  address: string;
}

/**
 * Stores an answer, once: a double press finds the first one.
 * @throws AppError `not_found` when the site went meanwhile
 */
export async function storeSubmission(provided: NewSubmission): Promise<{ id: string; isNew: boolean }> {
  const { siteId, form, fields, origin, address } = provided;
  const digest = createHmac("sha256", getEnv().AUTH_SECRET ?? "")
    .update(JSON.stringify([siteId, form, fields, address]))
    .digest("base64url");
  return getDb().$transaction(async (tx) => {
    // One after the other: of two presses at once, the second must see what the first has stored.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`;
    const since = new Date(Date.now() - doublePress);
    const first = await tx.formSubmission.findFirst({
      where: { siteId, digest, createdAt: { gte: since } },
      select: { id: true },
    });
    if (first) return { id: first.id, isNew: false };
    const site = await tx.$queryRaw<unknown[]>`
      select 1 from sites where id = ${siteId} and "deletedAt" is null and "formsStoppedAt" is null
      for key share`;
    if (site.length === 0) throw new AppError("not_found", `site ${siteId} went`);
    const { id } = await tx.formSubmission.create({
      data: { siteId, form, fields, origin, digest },
      select: { id: true },
    });
    return { id, isNew: true };
  });
}

/**
 * Deletes one answer to a form of this user's.
 * @throws AppError `not_found` when there is none with this id
 */
export async function deleteSubmission(userId: UserId, id: string): Promise<void> {
  const { count } = await getDb().formSubmission.deleteMany({ where: { id, site: { userId } } });
  if (count === 0) throw new AppError("not_found");
}
