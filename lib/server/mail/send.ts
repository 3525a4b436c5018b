import "server-only";
import { createTransport, type Transporter } from "nodemailer";
import { getEnv } from "@/lib/server/env";
import { logError, logNotice } from "@/lib/server/log";
import { count, runInSpan } from "@/lib/server/metrics/report";
import { isAddress, toSingleLine } from "./mail-address";

export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  /** Plain text; what people typed may stand in it as it is. */
  text: string;
  /** One address; left out when it is none. */
  replyTo?: string;
  /** Of mails that come again: the address where a post stops them, which mail programs offer as a button (RFC 8058). */
  unsubscribeAddress?: string;
}

/** `off`: no mail server is set up. */
export type MailOutcome = { status: "sent" | "off" } | { status: "failed"; error: unknown };

/**
 * Sends a mail when SMTP_URL and MAIL_FROM are set. Never rejects, so that nobody's answer depends on a mail server: call
 * it after the commit and don't wait for it.
 * @returns whether the mail server took it; otherwise the log says why not
 */
export async function sendMail(mail: Mail): Promise<boolean> {
  return (await trySending(mail)).status === "sent";
}

/** The same, for whoever has to know what went wrong. */
export async function trySending({ to, subject, text, replyTo, unsubscribeAddress }: Mail): Promise<MailOutcome> {
  try {
    const mailer = getTransport();
    if (!mailer) return { status: "off" };
    if (!isAddress(to)) throw new Error("The recipient is not one mail address");
    const message = {
      to: { name: "", address: to },
      replyTo: replyTo && isAddress(replyTo) ? { name: "", address: replyTo } : undefined,
      subject: toSingleLine(subject, 200),
      text,
      // Says what this is, so that no out-of-office note answers it (RFC 3834).
      headers: {
        "Auto-Submitted": "auto-generated",
        ...(unsubscribeAddress && {
          "List-Unsubscribe": `<${unsubscribeAddress}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    await runInSpan("mail", {}, () => mailer.sendMail(message));
    count("silcrow.mails", { outcome: "sent" });
    return { status: "sent" };
  } catch (error) {
    count("silcrow.mails", { outcome: "failed" });
    logError("Mail not sent", error);
    return { status: "failed", error };
  }
}

/** Whether a mail server is set up. */
export function canSendMail(): boolean {
  return getTransport() !== null;
}

let known: { url: string | undefined; from: string | undefined; transporter: Transporter | null } | undefined;

/** The connection pool of this process; null, said once in the log, without a mail server. */
function getTransport(): Transporter | null {
  const { SMTP_URL: url, MAIL_FROM: from } = getEnv();
  if (known && known.url === url && known.from === from) return known.transporter;
  known?.transporter?.close();
  if (!url || !from) {
    logNotice("Mail is not configured: set SMTP_URL and MAIL_FROM to have it sent");
    known = { url, from, transporter: null };
    return null;
  }
  const settings = { url, pool: true, maxConnections: 2, connectionTimeout: 10_000, socketTimeout: 20_000 } as const;
  const transporter = createTransport(settings, { from });
  known = { url, from, transporter };
  return transporter;
}
