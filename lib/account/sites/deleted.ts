/** A deleted site can be restored for this many days; then it is gone, with all that was sent to it. */
export const restorableDays = 30;

const day = 24 * 60 * 60 * 1000;

/** The condition of a site that is not deleted. Every query that means "the user's sites" has it. */
export const activeSite = { deletedAt: null } as const;

/** The moment before which a deletion is final. */
export function getRestoreCutoff(now = Date.now()): Date {
  return new Date(now - restorableDays * day);
}

/** When a site deleted then is gone for good. */
export function getPurgeDate(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableDays * day);
}
