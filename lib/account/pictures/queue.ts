import "server-only";
import { Admission } from "@/lib/server/admission/admission";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";

/** How many pictures may wait or be under way in one process, and how many of those may be one user's. */
export const queueLimits = { all: 12, own: 3 } as const;

const pictures = new Admission({
  running: 1,
  waiting: queueLimits.all - 1,
  perCaller: queueLimits.own,
  isFirm: true,
  // A turn counts for little more than to be next: users are served in turn, however many pictures they had before.
  halfLife: 1_000,
});

/**
 * Does one piece of work after the other, since a decoded picture can fill 210 MB, and each user's in turn: whoever sends three
 * slow ones keeps others waiting for one.
 * @throws AppError `rate_limited` when too much waits
 */
export async function runInTurn<T>(userId: UserId, work: () => Promise<T>): Promise<T> {
  const { refused, release } = await pictures.enter({ caller: userId });
  if (refused) throw createTooManyError(refused === "own");
  try {
    return await work();
  } finally {
    release(1);
  }
}

function createTooManyError(isOwn: boolean): AppError {
  const sentence = isOwn
    ? "Your last pictures are still being made ready. Try again in a moment."
    : "Many people are uploading pictures right now. Try again in a few seconds.";
  return new AppError("rate_limited", "pictures are waiting", { sentence, retryAfter: isOwn ? 2 : 5 });
}
