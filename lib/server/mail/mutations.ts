import "server-only";
import { db } from "@/lib/server/db";
import { errorSummary } from "@/lib/server/error-summary";
import { logError } from "@/lib/server/log";
import type { KeptMail, MailKind } from "./kinds";

const day = 24 * 60 * 60 * 1000;
/** How long a mail is kept that could not be sent. */
export const failedMailDays = 30;

/** Keeps a mail that could not be sent. Never rejects: whoever wanted it sent has been answered already. */
export async function keepFailedMail(kind: MailKind, mail: KeptMail, error: unknown): Promise<void> {
  const { to, replyTo = null, subject, text } = mail;
  try {
    await db().failedMail.create({ data: { kind, to, replyTo, subject, text, error: errorSummary(error) } });
  } catch (failure) {
    logError("Failed mail not kept", failure, { kind });
  }
}

/** Notes how another attempt to send a kept mail ended: one that was sent is no longer kept. */
export async function recordAttempt(id: string, error: unknown | null): Promise<void> {
  if (error === null) await db().failedMail.deleteMany({ where: { id } });
  else await db().failedMail.updateMany({ where: { id }, data: { error: errorSummary(error) } });
}

/**
 * Deletes mails that could not be sent for long enough.
 * @returns how many
 */
export async function purgeFailedMails(now: Date): Promise<number> {
  const { count } = await db().failedMail.deleteMany({
    where: { firstAt: { lt: new Date(now.getTime() - failedMailDays * day) } },
  });
  return count;
}
