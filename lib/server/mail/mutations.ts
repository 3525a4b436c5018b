import "server-only";
import { getDb } from "@/lib/server/db";
import { summarizeError } from "@/lib/server/error-summary";
import { logError } from "@/lib/server/log";
import type { MailKind, StoredMail } from "./kinds";

const day = 24 * 60 * 60 * 1000;
/** How long a mail is kept that could not be sent. */
export const failedMailDays = 30;

/** Keeps a mail that could not be sent. Never rejects: whoever wanted it sent has been answered already. */
export async function keepFailedMail(kind: MailKind, mail: StoredMail, error: unknown): Promise<void> {
  const { to, replyTo = null, subject, text } = mail;
  try {
    await getDb().failedMail.create({ data: { kind, to, replyTo, subject, text, error: summarizeError(error) } });
  } catch (failure) {
    logError("Failed mail not kept", failure, { kind });
  }
}

/** Notes how another attempt to send a kept mail ended: one that was sent is no longer kept. */
export async function recordAttempt(id: string, error: unknown | null): Promise<void> {
  if (error === null) await getDb().failedMail.deleteMany({ where: { id } });
  else await getDb().failedMail.updateMany({ where: { id }, data: { error: summarizeError(error) } });
}

/**
 * Deletes mails that could not be sent for long enough.
 * @returns how many
 */
export async function purgeFailedMails(now: Date): Promise<number> {
  const { count } = await getDb().failedMail.deleteMany({
    where: { firstAt: { lt: new Date(now.getTime() - failedMailDays * day) } },
  });
  return count;
}
