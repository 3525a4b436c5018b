import "server-only";
import type { Admin } from "@/lib/admin/access/require-admin";
import type { Tx } from "@/lib/server/db";
import type { AuditAction, SubjectKind } from "./audit-actions";

interface Entry {
  act: AuditAction;
  subject: { kind: SubjectKind; id: string };
  reason?: string;
  /** Plain facts of the act; no personal data, since nobody can take it out again. */
  details?: Record<string, string | number>;
}

/** Writes an act into the audit, in the transaction of the act itself: both are there, or neither. */
export async function recordAuditEntry(
  tx: Tx,
  admin: Admin,
  { act, subject, reason = "", details = {} }: Entry,
): Promise<void> {
  const { kind: subjectKind, id: subjectId } = subject;
  const who = { adminId: admin.id, admin: admin.label };
  await tx.adminAudit.create({ data: { ...who, act, subjectKind, subjectId, reason, details } });
}
