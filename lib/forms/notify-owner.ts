import "server-only";
import { getEnv, getSiteOrigin } from "@/lib/server/env";
import { AppError } from "@/lib/server/errors";
import { enforceLimit } from "@/lib/server/limits/limit";
import { rules } from "@/lib/server/limits/rules";
import { createUserSubject } from "@/lib/server/limits/subject";
import { logError } from "@/lib/server/log";
import { isAddress } from "@/lib/server/mail/mail-address";
import type { Mail } from "@/lib/server/mail/send";
import { sendOrKeep } from "@/lib/server/mail/send-or-keep";
import { urls } from "@/lib/urls/urls";
import { isFromElsewhere } from "./next-address";
import type { FormSite } from "./queries";
import { type Fields, listEntries } from "./schema";

interface Answer {
  form: string;
  fields: Fields;
  origin: string;
}

/** Writes to the owner of a site that an answer came. Never rejects: the answer itself is kept already. */
export async function notifyOwner(site: FormSite, answer: Answer): Promise<void> {
  const { SMTP_URL } = getEnv();
  if (!site.owner.email || !SMTP_URL) return;
  try {
    await enforceLimit("formNotice", createUserSubject(site.owner.id));
    await sendOrKeep("form_notice", { to: site.owner.email, ...buildNotice(site, answer, getSiteOrigin()) });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) logError("Notice of an answer not sent", error);
  }
}

/** What the owner reads. */
export function buildNotice(
  site: FormSite,
  { form, fields, origin }: Answer,
  shop: string,
): Omit<Mail, "to" | "unsubscribeAddress"> {
  const where = site.hostName ? `${site.siteName} (${site.hostName})` : site.siteName;
  const answers = listEntries(fields)
    .filter(([, value]) => value.trim() !== "")
    .map(([name, value]) => (value.includes("\n") ? `${name}:\n${value}` : `${name}: ${value}`));
  const lines = [
    `Somebody filled in “${form}” on ${where}.`,
    answers.join("\n"),
    isFromElsewhere(origin, site.hostName) &&
      `It was sent from a page on ${origin}, which is not the site's own address.`,
    `All answers: ${shop}${urls.submissions}`,
    `There are at most ${rules.formNotice.points} of these emails an hour; every answer is in your account.`,
  ];
  const replyTo = listEntries(fields).find(([name, value]) => /e-?mail/i.test(name) && isAddress(value.trim()))?.[1];
  return {
    subject: `New answer to ${form} on ${site.hostName ?? site.siteName}`,
    text: `${lines.filter(Boolean).join("\n\n")}\n`,
    replyTo: replyTo?.trim(),
  };
}
