import "server-only";
import type { Admin } from "@/lib/admin/access/require-admin";
import { recordAuditEntry } from "@/lib/admin/audit/record";
import { getDb } from "@/lib/server/db";
import { AppError } from "@/lib/server/errors";

/**
 * Marks a request for hire as answered.
 * @throws AppError `not_found` when there is no open one with this id
 */
export function setAnswered(admin: Admin, { id }: { id: string }): Promise<void> {
  return mark(admin, id, true);
}

/**
 * Marks a request for hire as not answered.
 * @throws AppError `not_found` when there is no answered one with this id
 */
export function setOpen(admin: Admin, { id }: { id: string }): Promise<void> {
  return mark(admin, id, false);
}

async function mark(admin: Admin, id: string, isAnswered: boolean): Promise<void> {
  await getDb().$transaction(async (tx) => {
    const { count } = await tx.hireRequest.updateMany({
      where: { id, answeredAt: isAnswered ? null : { not: null } },
      data: { answeredAt: isAnswered ? new Date() : null },
    });
    if (count === 0) throw new AppError("not_found");
    const act = isAnswered ? "hire.answered" : "hire.open";
    await recordAuditEntry(tx, admin, { act, subject: { kind: "hire_request", id } });
  });
}
