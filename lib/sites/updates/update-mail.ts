import { capitalize, formatCount, formatDay } from "@/lib/catalogue/words";
import type { Mail } from "@/lib/server/mail/send";
import { checkUrls } from "@/lib/urls/check-urls";
import { programUrls } from "@/lib/urls/urls";
import { describePages, type SectionUpdate, type SiteUpdates } from "./updates";

/** How many sections a mail tells of; the account has them all. */
const mostTold = 20;

/**
 * The mail about updates of somebody's sections.
 * @param news what it tells, by site
 * @param shop the shop's origin
 * @param token stops these mails (unsubscribe-token.ts)
 */
export function buildUpdateMail(
  news: readonly SiteUpdates[],
  { shop, token }: { shop: string; token: string },
): Omit<Mail, "to"> {
  const count = news.reduce((sum, { updates }) => sum + updates.length, 0);
  const unsubscribeAddress = shop + programUrls.unsubscribe(token);
  let room = mostTold;
  const told = news.flatMap(({ site, updates }) => {
    const shown = updates.slice(0, room);
    room -= shown.length;
    if (shown.length === 0) return [];
    const where = site.hostName ? `${site.siteName} (${site.hostName})` : site.siteName;
    return [`On ${where}`, ...shown.map(printParagraph)];
  });
  const sites = news.length === 1 ? "site" : "sites";
  const lines = [
    count === 1
      ? "A section on your site has a newer version."
      : `${capitalize(formatCount(count, "section"))} on your ${sites} have newer versions.`,
    ...told,
    count > mostTold && `And ${formatCount(count - mostTold, "more section")}: your account has them all.`,
    `Nothing on your site changes by itself. All updates are in your account:\n${shop}${checkUrls.updates}`,
    `You asked for this email in your account, and get it at most once a month. To stop it, open this address and press the button:\n${unsubscribeAddress}`,
  ];
  return {
    subject: count === 1 ? "A section on your site has an update" : `${count} sections on your ${sites} have updates`,
    text: `${lines.filter(Boolean).join("\n\n")}\n`,
    unsubscribeAddress,
  };
}

function printParagraph({ title, from, to, changes, ...where }: SectionUpdate): string {
  const sentences = changes.map(({ date, text }) => `- ${formatDay(date)}: ${text}`);
  return [`${title}, ${from} to ${to}`, `On ${describePages(where)}`, ...sentences].join("\n");
}
