import { purgeSessions } from "@/lib/account/auth/mutations";
import { purgeSites } from "@/lib/account/sites/mutations";
import { purgeFailures } from "@/lib/billing/failures/mutations";
import { purgeShares } from "@/lib/edits/shares/mutations";
import { purgeCounters } from "@/lib/server/limits/mutations";
import { purgeFailedMails } from "@/lib/server/mail/mutations";

/**
 * `npm run purge`: deletes for good what is only kept for a while, and says how many rows of each. For a timer, once a day
 * (docs/operations.md). Ends with 1 when something could not be deleted; the rest is.
 */
const expiring = {
  "sites deleted more than 30 days ago": purgeSites,
  "counters of limits": purgeCounters,
  "shared sections that nobody opened for a year": () => purgeShares(new Date()),
  "emails that could not be sent for 30 days": () => purgeFailedMails(new Date()),
  "failures of webhooks that were resolved 30 days ago": () => purgeFailures(new Date()),
  "sessions that have expired": () => purgeSessions(new Date()),
};

for (const [what, purge] of Object.entries(expiring)) {
  try {
    process.stdout.write(`${await purge()} ${what}\n`);
  } catch (error) {
    // The last line of what Prisma says is the reason.
    const reason = error instanceof Error ? error.message.trimEnd().split("\n").at(-1) : error;
    process.stderr.write(`${what}: ${reason}\n`);
    process.exitCode = 1;
  }
}
// The pool of connections would keep the process.
process.exit();
