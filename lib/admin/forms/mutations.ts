import "server-only";
import type { Admin } from "@/lib/admin/access/require-admin";
import { recordAuditEntry } from "@/lib/admin/audit/record";
import { getDb } from "@/lib/server/db";
import { AppError } from "@/lib/server/errors";

interface Decision {
  /** Of a site. */
  id: string;
  reason: string;
}

/**
 * Stops the forms of a site: visitors are told what they are told of a site that is gone.
 * @throws AppError `not_found` when no such site takes answers
 */
export function stopForms(admin: Admin, decision: Decision): Promise<void> {
  return decide(admin, decision, true);
}

/**
 * Lets the forms of a site take answers again.
 * @throws AppError `not_found` when no such site was stopped
 */
export function unlockForms(admin: Admin, decision: Decision): Promise<void> {
  return decide(admin, decision, false);
}

async function decide(admin: Admin, { id, reason }: Decision, stops: boolean): Promise<void> {
  await getDb().$transaction(async (tx) => {
    const { count } = await tx.site.updateMany({
      where: { id, formsStoppedAt: stops ? null : { not: null } },
      data: { formsStoppedAt: stops ? new Date() : null },
    });
    if (count === 0) throw new AppError("not_found");
    const act = stops ? "forms.stop" : "forms.allow";
    await recordAuditEntry(tx, admin, { act, subject: { kind: "site", id }, reason });
  });
}
