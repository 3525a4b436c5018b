import "server-only";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { recordAct } from "../audit/record";
import type { Admin } from "../guard";

/**
 * Marks a request for hire as answered.
 * @throws AppError `not_found` when there is no open one with this id
 */
export function markAnswered(admin: Admin, { id }: { id: string }): Promise<void> {
  return mark(admin, id, true);
}

/**
 * Marks a request for hire as not answered.
 * @throws AppError `not_found` when there is no answered one with this id
 */
export function markOpen(admin: Admin, { id }: { id: string }): Promise<void> {
  return mark(admin, id, false);
}

async function mark(admin: Admin, id: string, isAnswered: boolean): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.hireRequest.updateMany({
      where: { id, answeredAt: isAnswered ? null : { not: null } },
      data: { answeredAt: isAnswered ? new Date() : null },
    });
    if (count === 0) throw new AppError("not_found");
    const act = isAnswered ? "hire.answered" : "hire.open";
    await recordAct(tx, admin, { act, subject: { kind: "hire_request", id } });
  });
}
