import "server-only";
import { getEnv, getSiteOrigin } from "@/lib/server/env";
import { logNotice } from "@/lib/server/log";
import { sendMail } from "@/lib/server/mail/send";
import { claimUpdateMail, releaseUpdateMail } from "./mutations";
import { listReaders, listUpdatesOfAll, type Reader } from "./queries";
import { createUnsubscribeToken } from "./unsubscribe-token";
import { buildUpdateMail } from "./update-mail";
import { type FindSection, filterNewUpdates, type SiteUpdates } from "./updates";

const day = 24 * 60 * 60 * 1000;
/** Between two mails to one person. */
const pause = 30 * day;
/** Mails of one run, and users read at a time. */
const maxMails = 200;
const batch = 50;
/** A mail server that refuses so many mails one after another is not asked for more until the next run. */
const mostRefusals = 10;

/**
 * Writes to everybody who wants it and has updates that their last mail did not tell, at most once a month each. Two runs at once
 * send nothing twice; a run that ends midway leaves the rest to the next one.
 * @returns how many mails were sent
 */
export async function sendUpdateMails(now: Date, find?: FindSection): Promise<number> {
  if (!getEnv().SMTP_URL) return 0;
  const before = new Date(now.getTime() - pause);
  let sent = 0;
  let refusals = 0;
  let last = "";
  for (;;) {
    const readers = await listReaders(before, last, batch);
    const updates = await listUpdatesOfAll(
      readers.map(({ id }) => id),
      find,
    );
    for (const reader of readers) {
      const news = filterNewUpdates(updates.get(reader.id) ?? [], reader.updateMailAt);
      if (news.length === 0) continue;
      const outcome = await writeTo(reader, news, now);
      if (outcome === "sent") sent++;
      refusals = outcome === "refused" ? refusals + 1 : 0;
      if (sent === maxMails || refusals === mostRefusals) return done(sent);
    }
    if (readers.length < batch) return done(sent);
    last = readers.at(-1)?.id ?? "";
  }
}

async function writeTo({ id, email, updateMailAt }: Reader, news: SiteUpdates[], now: Date) {
  // Before it is sent: a process that ends between the two costs a mail, and never sends a second one.
  if (!(await claimUpdateMail(id, updateMailAt, now))) return "taken";
  const mail = buildUpdateMail(news, { shop: getSiteOrigin(), token: createUnsubscribeToken(id, now) });
  if (await sendMail({ to: email, ...mail })) return "sent";
  await releaseUpdateMail(id, updateMailAt, now);
  return "refused";
}

function done(sent: number): number {
  if (sent > 0) logNotice("Emails about updates sent", { sent });
  return sent;
}
