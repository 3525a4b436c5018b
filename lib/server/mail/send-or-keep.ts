import "server-only";
import type { MailKind, StoredMail } from "./kinds";
import { keepFailedMail } from "./mutations";
import { trySending } from "./send";

/** Sends a mail as `sendMail` does, and keeps it for the admins when the mail server doesn't take it. Never rejects. */
export async function sendOrKeep(kind: MailKind, mail: StoredMail): Promise<boolean> {
  const outcome = await trySending(mail);
  if (outcome.status === "failed") await keepFailedMail(kind, mail, outcome.error);
  return outcome.status === "sent";
}
