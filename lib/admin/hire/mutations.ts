import "server-only";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { recordAct } from "../audit/record";
import type { Admin } from "../guard";

/**
 * Marks a request for hire as answered.
 * @throws AppError `not_found` when there is no open one with this id
 */
export async function markAnswered(admin: Admin, { id }: { id: string }): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.hireRequest.updateMany({
      where: { id, answeredAt: null },
      data: { answeredAt: new Date() },
    });
    if (count === 0) throw new AppError("not_found");
    await recordAct(tx, admin, { act: "hire.answered", subject: { kind: "hire_request", id } });
  });
}
