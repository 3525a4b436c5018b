import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { limit } from "@/lib/limits/limit";
import { type Caller, callerOf, keyOf } from "@/lib/limits/subject";
import { logNotice } from "@/lib/log";
import { inSpan, record, watch } from "@/lib/telemetry/report";
import type { UserId } from "@/lib/users/ids";
import type { JobOptions, Outcome } from "./job";
import type { JobInput, JobName, JobOutput } from "./jobs";
import { receivedError } from "./messages";
import { type PoolLimits, WorkerPool } from "./pool";
import { startWorker } from "./start";

export const poolLimits: PoolLimits = {
  running: 2,
  spare: 1,
  waiting: 16,
  wait: 20_000,
  perCaller: 2,
  cpu: 2_000,
  wall: 10_000,
  start: 30_000,
  jobs: Number.POSITIVE_INFINITY,
};

const shared = globalThis as { silcrowWorkers?: WorkerPool };
watch("silcrow.jobs.waiting", () => [[shared.silcrowWorkers?.waiting ?? 0]]);

/** One for the process, however often this module is bundled. */
function workers(): WorkerPool {
  const { NODE_ENV } = env();
  shared.silcrowWorkers ??= new WorkerPool(() => startWorker({ warm: NODE_ENV === "production" }), {
    ...poolLimits,
    // Elsewhere workers start when there is work; in development each job gets a new one, which has the newest code.
    ...(NODE_ENV !== "production" && { spare: 0 }),
    ...(NODE_ENV === "development" && { jobs: 1 }),
  });
  return shared.silcrowWorkers;
}

/** Has a job done, and tells how long that took. */
async function run<Name extends JobName>(name: Name, input: JobInput<Name>, options: JobOptions): Promise<Outcome> {
  const begun = performance.now();
  const outcome = await inSpan(`job ${name}`, { "silcrow.job": name }, () => workers().run({ name, input }, options));
  record("silcrow.job.duration", (performance.now() - begun) / 1_000, { "silcrow.job": name, outcome: outcome.kind });
  return outcome;
}

/** Starts the workers of a server before anybody needs them. */
export function warmWorkers(): void {
  if (env().NODE_ENV === "production") workers().warm();
}

/** A job was ended from outside: it took too much time, or more memory than a worker has. */
export class JobEnded extends Error {
  constructor(reason: "time" | "memory") {
    super(`job ended for its ${reason}`);
    this.name = "JobEnded";
  }
}

/** For whom a job is done, how it is known that they have gone, and what it may take beyond what previews may. */
export interface JobCaller extends Omit<JobOptions, "caller"> {
  userId: UserId | null;
  address: string;
}

/**
 * Does what is made of a stranger's input in a worker, with limits of time and memory, and counts the processor time
 * against the caller.
 * @throws AppError as the job throws it; `rate_limited` when the caller has used up their time or too many wait
 * @throws JobEnded when the job took too much
 */
export async function runInWorker<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
  { userId, address, ...options }: JobCaller,
): Promise<JobOutput<Name>> {
  const caller = callerOf({ userId, address });
  await limit("renderTime", caller);
  const outcome = await run(name, input, { ...options, caller: keyOf(caller) });
  if (outcome.cpu > 0) await charge(caller, outcome.cpu);
  return settled(name, outcome);
}

/** A page is made of up to thirty sections, and a worker reads the source of each when it is first drawn. */
export const timesOfPage = 4;

let lastOfShop: Promise<unknown> = Promise.resolve();

/**
 * Does in a worker what is made once and then given to everybody: one job after the other, counted against nobody.
 * @throws AppError as the job throws it; `rate_limited` when too many jobs wait
 * @throws JobEnded when the job took too much
 */
export async function runForEverybody<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
): Promise<JobOutput<Name>> {
  const done = lastOfShop.then(() => run(name, input, { caller: "everybody", times: timesOfPage }));
  lastOfShop = done.catch(() => {});
  return settled(name, await done);
}

function settled<Name extends JobName>(name: Name, outcome: Outcome): JobOutput<Name> {
  if (outcome.kind === "failed") throw receivedError(outcome.error);
  if (outcome.kind === "ended") {
    logNotice("Job ended", { job: name, reason: outcome.reason });
    throw new JobEnded(outcome.reason);
  }
  if (outcome.kind === "refused") throw refusal(outcome.reason);
  return outcome.value as JobOutput<Name>;
}

function refusal(reason: Extract<Outcome, { kind: "refused" }>["reason"]): AppError {
  const message = `worker refused: ${reason}`;
  if (reason === "none") {
    const sentence = "Previews can't be drawn right now. Try again in a minute.";
    return new AppError("unavailable", message, { sentence });
  }
  // To whom has gone it doesn't matter.
  const sentence =
    reason === "all"
      ? "Many people are looking at previews right now. Try again in a few seconds."
      : "Too many changes at once. Nothing is lost; wait a moment.";
  return new AppError("rate_limited", message, { sentence, retryAfter: reason === "all" ? 5 : 1 });
}

/** The time is used already: whether that was too much is for the next job to hear. */
async function charge(caller: Caller, cpu: number): Promise<void> {
  try {
    await limit("renderTime", caller, Math.max(1, Math.ceil(cpu)));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
  }
}

/** The same for jobs that only their input makes too much: that is told in a sentence, as `invalid`. */
function refusedWith(sentence: string) {
  return async <Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    caller: JobCaller,
  ): Promise<JobOutput<Name>> => {
    try {
      return await runInWorker(name, input, caller);
    } catch (error) {
      if (!(error instanceof JobEnded)) throw error;
      throw new AppError("invalid", error.message, { sentence, cause: error });
    }
  };
}

/** What only draws a section: what ends it is content that is too much. */
export const drawInWorker = refusedWith(
  "With this content the section takes too long to be drawn. Use fewer items or shorter texts.",
);

/** What prints a page of several sections. */
export const printInWorker = refusedWith(
  "This page takes too long to be made in this format: it has too many sections, or too much text. Take fewer sections at a time, or another format.",
);

/** What reads code that somebody has. */
export const readInWorker = refusedWith("This code takes too long to be read. Paste one section at a time.");
