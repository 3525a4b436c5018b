import "server-only";
import type { Admin } from "@/lib/admin/access/require-admin";
import { recordAuditEntry } from "@/lib/admin/audit/record";
import { getDb } from "@/lib/server/db";
import { summarizeError } from "@/lib/server/error-summary";
import { AppError } from "@/lib/server/errors";
import { recordAttempt } from "@/lib/server/mail/mutations";
import { canSendMail, trySending } from "@/lib/server/mail/send";

const createNoServerError = () =>
  new AppError("unavailable", "no mail server", { sentence: "No mail server is set up here." });

/**
 * Sends a mail again that failed. The attempt is counted and on record before it is made: of two at once one is made, and none is
 * missing where a process ends in between. How it ended, the list says: a mail that was taken is no longer in it.
 * @throws AppError `unavailable` when no mail server is set up: then nothing is tried. `not_found` when the mail is no longer
 * kept, `conflict` when it fails again or somebody else just tries
 */
export async function sendAgain(admin: Admin, { id }: { id: string }): Promise<void> {
  if (!canSendMail()) throw createNoServerError();
  const mail = await getDb().failedMail.findUnique({ where: { id } });
  if (!mail) throw new AppError("not_found");
  const { attempts, to, replyTo, subject, text } = mail;
  await getDb().$transaction(async (tx) => {
    const { count } = await tx.failedMail.updateMany({
      where: { id, attempts },
      data: { attempts: attempts + 1, lastAt: new Date() },
    });
    if (count === 0)
      throw new AppError("conflict", undefined, { sentence: "Somebody else is just sending this mail." });
    const details = { kind: mail.kind, attempt: attempts + 1 };
    await recordAuditEntry(tx, admin, { act: "mail.send_again", subject: { kind: "mail", id }, details });
  });
  const outcome = await trySending({ to, subject, text, ...(replyTo !== null && { replyTo }) });
  if (outcome.status === "off") throw createNoServerError();
  const error = outcome.status === "failed" ? outcome.error : null;
  await recordAttempt(id, error);
  if (error !== null) {
    throw new AppError("conflict", "failed again", { sentence: `It failed again: ${summarizeError(error)}` });
  }
}
