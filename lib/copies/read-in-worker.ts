import "server-only";
import { AppError } from "@/lib/errors";
import type { JobInput, JobName, JobOutput } from "@/lib/workers/jobs";
import { type JobCaller, JobEnded, runInWorker } from "@/lib/workers/run";

/**
 * Does what reads code that somebody has.
 * @throws AppError as the job throws it; `invalid` when the code takes too long
 */
export async function readInWorker<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
  caller: JobCaller,
): Promise<JobOutput<Name>> {
  try {
    return await runInWorker(name, input, caller);
  } catch (error) {
    if (!(error instanceof JobEnded)) throw error;
    const sentence = "This code takes too long to be read. Paste one section at a time.";
    throw new AppError("invalid", error.message, { sentence, cause: error });
  }
}
