import "server-only";
import { db } from "@/lib/db";

/** In ms: how long an answer of the database stands for those who ask after it. */
const goodFor = 1_000;

let last: { answer: Promise<boolean>; until: number } | undefined;

/**
 * Whether the database answers a trivial question within `timeoutMs` milliseconds. It is asked once a second at most, however
 * many want to know. Never throws.
 */
export function databaseAnswers(timeoutMs = 2_000): Promise<boolean> {
  if (!last || last.until <= Date.now()) last = { answer: ask(timeoutMs), until: Date.now() + goodFor };
  return last.answer;
}

async function ask(timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const answer = Promise.resolve()
    .then(() => db().$queryRaw`SELECT 1`)
    .then(
      () => true,
      () => false,
    );
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
