import "server-only";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";

/** How many pictures may wait or be under way in one process, and how many of those may be one user's. */
export const queueLimits = { all: 12, own: 3 } as const;

interface Entry {
  userId: UserId;
  run: () => Promise<void>;
}

const waiting: Entry[] = [];
let running: Entry | undefined;
/** Who has waited longest since their last turn stands first; who has had none stands before all. */
const served: UserId[] = [];

/**
 * Does one piece of work after the other, since a decoded picture can fill 210 MB, and each user's in turn: whoever sends three
 * slow ones keeps others waiting for one.
 * @throws AppError `rate_limited` when too much waits
 */
export function inTurn<T>(userId: UserId, work: () => Promise<T>): Promise<T> {
  const here = running ? [running, ...waiting] : waiting;
  const own = here.filter((entry) => entry.userId === userId).length;
  if (here.length >= queueLimits.all || own >= queueLimits.own) throw tooMany(own >= queueLimits.own);
  return new Promise<T>((resolve, reject) => {
    const run = async () => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      }
    };
    waiting.push({ userId, run });
    void next();
  });
}

async function next(): Promise<void> {
  if (running) return;
  const ranks = waiting.map((entry) => served.indexOf(entry.userId));
  [running] = waiting.splice(ranks.indexOf(Math.min(...ranks)), 1);
  if (!running) return;
  const { userId, run } = running;
  if (served.includes(userId)) served.splice(served.indexOf(userId), 1);
  served.push(userId);
  // Who has nothing here any more needs no place.
  if (served.length > 2 * queueLimits.all) served.shift();
  await run();
  running = undefined;
  void next();
}

function tooMany(isOwn: boolean): AppError {
  const sentence = isOwn
    ? "Your last pictures are still being made ready. Try again in a moment."
    : "Many people are uploading pictures right now. Try again in a few seconds.";
  return new AppError("rate_limited", "pictures are waiting", { sentence, retryAfter: isOwn ? 2 : 5 });
}
