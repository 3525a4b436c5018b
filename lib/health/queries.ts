import "server-only";
import { db } from "@/lib/db";

/** Whether the database answers a trivial question within `patience` milliseconds. Never throws. */
export async function databaseAnswers(patience = 2_000): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
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
