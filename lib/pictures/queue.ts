import "server-only";
import { AppError } from "@/lib/errors";
import type { UserId } from "@/lib/users/ids";

/** How many pictures may wait or be under way in one process, and how many of those may be one user's. */
export const queueLimits = { all: 12, own: 3 } as const;

const here: UserId[] = [];
let last: Promise<unknown> = Promise.resolve();

/**
 * Does one piece of work after the other, in the order they come: a decoded picture can fill 160 MB.
 * @throws AppError `rate_limited` when too much waits
 */
export function inTurn<T>(userId: UserId, work: () => Promise<T>): Promise<T> {
  const own = here.filter((id) => id === userId).length;
  if (here.length >= queueLimits.all || own >= queueLimits.own) throw tooMany(own >= queueLimits.own);
  here.push(userId);
  const turn = last.then(work).finally(() => here.splice(here.indexOf(userId), 1));
  last = turn.catch(() => {});
  return turn;
}

function tooMany(isOwn: boolean): AppError {
  const sentence = isOwn
    ? "Your last pictures are still being made ready. Try again in a moment."
    : "Many people are uploading pictures right now. Try again in a few seconds.";
  return new AppError("rate_limited", "pictures are waiting", { sentence, retryAfter: isOwn ? 2 : 5 });
}
