import "server-only";
import { Admission } from "@/lib/server/admission/admission";
import { getEnv } from "@/lib/server/env";
import { AppError } from "@/lib/server/errors";
import { enforceLimit } from "@/lib/server/limits/limit";
import { type Caller, createCaller, formatSubjectKey } from "@/lib/server/limits/subject";
import { logNotice } from "@/lib/server/log";
import { record, runInSpan, watch } from "@/lib/server/metrics/report";
import type { UserId } from "@/lib/server/user-id";
import type { JobInput, JobName, JobOptions, JobOutput, JobTable, Outcome } from "./job";
import { toReceivedError } from "./messages";
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
  // For a worker that hangs: on a machine that is busy with what ended the one before, it may take long.
  start: 120_000,
  jobs: Number.POSITIVE_INFINITY,
};

const shared = globalThis as { silcrowWorkers?: WorkerPool };
watch("silcrow.jobs.waiting", () => [[shared.silcrowWorkers?.waiting ?? 0]]);

/** One for the process, however often this module is bundled. */
function getWorkers(): WorkerPool {
  const { NODE_ENV } = getEnv();
  shared.silcrowWorkers ??= new WorkerPool(() => startWorker({ warm: NODE_ENV === "production" }), {
    ...poolLimits,
    // Elsewhere workers start from their sources when there is work, which takes seconds and on a busy machine many; in development each
    // job gets a new one, which has the newest code.
    ...(NODE_ENV !== "production" && { spare: 0, wait: 10 * poolLimits.wait, wall: 10 * poolLimits.wall }),
    ...(NODE_ENV === "development" && { jobs: 1 }),
  });
  return shared.silcrowWorkers;
}

/** Has a job done, and tells how long that took. */
async function run(name: string, input: unknown, options: JobOptions): Promise<Outcome> {
  const begun = performance.now();
  const outcome = await runInSpan(`job ${name}`, { "silcrow.job": name }, () =>
    getWorkers().run({ name, input }, options),
  );
  record("silcrow.job.duration", (performance.now() - begun) / 1_000, { "silcrow.job": name, outcome: outcome.kind });
  return outcome;
}

/** Starts the workers of a server before anybody needs them. */
export function warmWorkers(): void {
  if (getEnv().NODE_ENV === "production") getWorkers().warm();
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

/** Runs a job of one table in a worker. */
export type RunJob<Jobs extends JobTable> = <Name extends JobName<Jobs>>(
  name: Name,
  input: JobInput<Jobs, Name>,
  caller: JobCaller,
) => Promise<JobOutput<Jobs, Name>>;

/** How the jobs of one table are run. */
interface JobRunner<Jobs extends JobTable> {
  /**
   * Does what is made of a stranger's input in a worker, with limits of time and memory, and counts the processor time
   * against the caller.
   * @throws AppError as the job throws it; `rate_limited` when the caller has used up their time or too many wait
   * @throws JobEnded when the job took too much
   */
  runInWorker: RunJob<Jobs>;
  /** The same for jobs that only their input makes too much: that is told in this sentence, as `invalid`. */
  refuseWith(sentence: string): RunJob<Jobs>;
  /**
   * Does in a worker what is made once and then given to everybody: one job after the other, counted against nobody.
   * @throws AppError as the job throws it; `rate_limited` when too many jobs wait
   * @throws JobEnded when the job took too much
   */
  runForEverybody<Name extends JobName<Jobs>>(name: Name, input: JobInput<Jobs, Name>): Promise<JobOutput<Jobs, Name>>;
}

/** The runner of a folder's jobs, which lib/worker.ts has to know. The table is given as a type alone: only workers load it. */
export function createJobRunner<Jobs extends JobTable>(): JobRunner<Jobs> {
  const runInWorker: RunJob<Jobs> = async (name, input, { userId, address, ...options }) => {
    const caller = createCaller({ userId, address });
    await enforceLimit("renderTime", caller);
    const outcome = await run(name, input, { ...options, caller: formatSubjectKey(caller) });
    if (outcome.cpu > 0) await chargeCaller(caller, outcome.cpu);
    return unwrapOutcome(name, outcome, options) as JobOutput<Jobs, typeof name>;
  };
  return {
    runInWorker,
    refuseWith: (sentence) => (name, input, caller) =>
      runInWorker(name, input, caller).catch((error: unknown) => {
        if (!(error instanceof JobEnded)) throw error;
        throw new AppError("invalid", error.message, { sentence, cause: error });
      }),
    async runForEverybody(name, input) {
      const { release } = await everybodys.enter({ caller: "everybody" });
      const options = { caller: "everybody", times: pageBudgetMultiplier };
      const done = run(name, input, options).finally(release);
      return unwrapOutcome(name, await done, options) as JobOutput<Jobs, typeof name>;
    },
  };
}

/** A page is made of up to thirty sections, and a worker reads the source of each when it is first drawn. */
export const pageBudgetMultiplier = 4;

/** What is made for everybody, one after the other: it takes one place of the pool, however much there is to make. */
const everybodys = new Admission({ running: 1, waiting: Number.POSITIVE_INFINITY });

function unwrapOutcome(name: string, outcome: Outcome, options: Omit<JobOptions, "caller">): unknown {
  if (outcome.kind === "failed") throw toReceivedError(outcome.error);
  if (outcome.kind === "ended") {
    logNotice("Job ended", { job: name, reason: outcome.reason });
    throw new JobEnded(outcome.reason);
  }
  if (outcome.kind === "refused") throw createRefusal(outcome.reason, options);
  return outcome.value;
}

function createRefusal(
  reason: Extract<Outcome, { kind: "refused" }>["reason"],
  { perCaller = poolLimits.perCaller, times = 1 }: Omit<JobOptions, "caller">,
): AppError {
  const message = `worker refused: ${reason}`;
  if (reason === "none") {
    const sentence = "Previews can't be drawn right now. Try again in a minute.";
    return new AppError("unavailable", message, { sentence });
  }
  if (reason === "all") {
    const sentence = "Many people are looking at previews right now. Try again in a few seconds.";
    return new AppError("rate_limited", message, { sentence, retryAfter: 5 });
  }
  // To whom has gone it doesn't matter.
  const sentence = `Too many changes at once: ${perCaller} of yours are under way. Nothing is lost; wait for one of them.`;
  return new AppError("rate_limited", message, { sentence, retryAfter: times > 1 ? 5 : 1 });
}

/** The time is used already: whether that was too much is for the next job to hear. */
async function chargeCaller(caller: Caller, cpu: number): Promise<void> {
  try {
    await enforceLimit("renderTime", caller, Math.max(1, Math.ceil(cpu)));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
  }
}
