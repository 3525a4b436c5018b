import type { Mail } from "./send";

/** Mails that are kept when the mail server doesn't take them, and what they are called. */
export const mailKinds = {
  form_notice: "Answer to a form",
  hire_request: "Request for hire",
} as const;

export type MailKind = keyof typeof mailKinds;

/** What is kept of a mail: those that come again (`unsubscribeAddress`) are tried again by whoever writes them. */
export type StoredMail = Omit<Mail, "unsubscribeAddress">;
