import type { Refusal } from "@/lib/server/admission/admission";
import type { SentError } from "./messages";

/** For whom a job is done, and what it may take beyond the limits of the pool. */
export interface JobOptions {
  caller: string;
  /** Takes the job out of the queue; one under way is finished, since ending it would cost a new worker. */
  signal?: AbortSignal | undefined;
  /** How many the caller may have at once. */
  perCaller?: number | undefined;
  /** How many times the usual processor time and clock it may take. */
  times?: number | undefined;
}

/**
 * What became of a job, as plain values: the pool is one for the process, and each bundle of the server has its own classes.
 * `cpu` is the processor time it took, in ms.
 */
export type Outcome =
  | { kind: "done"; value: unknown; cpu: number }
  | { kind: "failed"; error: SentError; cpu: number }
  /** Ended from outside: it took too much time, or more memory than a worker has. */
  | { kind: "ended"; reason: "time" | "memory"; cpu: number }
  /** Not begun: the caller has enough jobs here, or everybody together; they have gone; there is no worker. */
  | { kind: "refused"; reason: Refusal; cpu: 0 };

/** Jobs by their names: what each takes and gives is plain values, which go from thread to thread. */
export type JobTable = Readonly<Record<string, (input: never) => unknown>>;

export type JobName<Jobs extends JobTable> = keyof Jobs & string;
export type JobInput<Jobs extends JobTable, Name extends JobName<Jobs>> = Parameters<Jobs[Name]>[0];
export type JobOutput<Jobs extends JobTable, Name extends JobName<Jobs>> = Awaited<ReturnType<Jobs[Name]>>;
