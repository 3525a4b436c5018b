/** Everything an admin can do, as the audit calls it, and in words. */
export const auditActions = {
  "grant.give": "Granted",
  "grant.revoke": "Revoked a grant",
  "purchase.revoke": "Revoked a purchase",
  "purchase.restore": "Restored a purchase",
  "purchase.hand_over": "Handed a purchase over",
  "event.replay": "Replayed an event",
  "event.retry": "Tried a failed event again",
  "mail.send_again": "Tried to send again",
  "hire.answered": "Marked a request as answered",
  "hire.open": "Marked a request as not answered",
  "forms.stop": "Stopped a site’s forms",
  "forms.allow": "Allowed a site’s forms again",
} as const;

export type AuditAction = keyof typeof auditActions;

/** What an act is about. Grants and purchases are a user's, and listed with them. */
export const subjectKinds = ["user", "event", "mail", "hire_request", "site"] as const;

export type SubjectKind = (typeof subjectKinds)[number];
