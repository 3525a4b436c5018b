import "server-only";
import { JobEnded } from "@/lib/server/workers/run";
import { cacheRefusal } from "@/lib/sites/fetch/pages";
import { createPageProblem, isOfPage } from "@/lib/sites/fetch/problems";

/**
 * Does what reads a fetched page of somebody's site. One that turns out to be too much is refused, and isn't fetched again for a minute.
 * @param typed its address as it was asked for
 * @throws AppError with a sentence about the page
 */
export async function withPageErrors<Output>(typed: string, work: () => Promise<Output>): Promise<Output> {
  try {
    return await work();
  } catch (error) {
    // It is the page that took so long: a section alone is drawn in a fraction of the time.
    const refusal = error instanceof JobEnded ? createPageProblem("intricate", error) : error;
    if (isOfPage(refusal)) cacheRefusal(typed, refusal);
    throw refusal;
  }
}
