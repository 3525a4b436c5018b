import type { Worker } from "node:worker_threads";
import { AppError } from "@/lib/errors";
import { logError } from "@/lib/log";
import { type JobMessage, receivedError, type WorkerMessage } from "./messages";
import { threadTime } from "./thread-time";

/** Times in ms. */
export interface PoolLimits {
  /** Jobs under way at once. */
  running: number;
  /** Workers that are kept ready beyond those, so that nobody waits for the start of one in the place of one that was ended. */
  spare: number;
  /** Jobs that wait for a worker. */
  waiting: number;
  /** Jobs of one caller that wait or are under way. */
  perCaller: number;
  /** Processor time of one job, and how long it may take by the clock. */
  cpu: number;
  wall: number;
  /** How long a worker may take to become ready. */
  start: number;
  /** How many jobs a worker does before another takes its place. */
  jobs: number;
}

/** What became of a job that was begun; `cpu` is the processor time it took, in ms. */
export type Outcome = { cpu: number } & ({ value: unknown } | { error: unknown });

/** A job was ended from outside: it took too much time, or more memory than a worker has. */
export class JobEnded extends Error {
  readonly reason: "time" | "memory";
  constructor(reason: "time" | "memory") {
    super(`job ended for its ${reason}`);
    this.name = "JobEnded";
    this.reason = reason;
  }
}

interface Job {
  message: JobMessage;
  caller: string;
  settle(outcome: Outcome): void;
  refuse(error: AppError): void;
}

interface Thread {
  worker: Worker;
  /** What the system calls it; undefined where it doesn't say. */
  name: string | undefined;
  isReady: boolean;
  job: Job | undefined;
  begun: { cpu: number | undefined; at: number };
  jobsDone: number;
  clock: NodeJS.Timeout | undefined;
}

/** How often a job's time is looked at, in ms. */
const watch = 100;

/**
 * A few workers that do jobs for many callers. A job that takes too long or too much is ended with its worker, and another
 * worker takes its place; the jobs of other workers go on. Who sends more than their share is turned away, and so is
 * everybody while too many wait.
 */
export class WorkerPool {
  readonly #startWorker: () => Worker;
  readonly #limits: PoolLimits;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];
  readonly #held = new Map<string, number>();

  /** @param startWorker makes a worker that says when it is ready and then answers jobs (lib/workers/messages.ts) */
  constructor(startWorker: () => Worker, limits: PoolLimits) {
    this.#startWorker = startWorker;
    this.#limits = limits;
  }

  /** Starts the workers, so that the first job finds one. */
  warm(): void {
    this.#fill();
  }

  /**
   * Has a job done.
   * @param signal takes the job out of the queue; one under way is finished, since ending it would cost a new worker
   * @throws AppError `rate_limited` with `retryAfter` when the caller has enough jobs here, or everybody together
   */
  run(message: JobMessage, { caller, signal }: { caller: string; signal?: AbortSignal }): Promise<Outcome> {
    const held = this.#held.get(caller) ?? 0;
    if (held >= this.#limits.perCaller) return Promise.reject(busy("own"));
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(busy("all"));
    if (signal?.aborted) return Promise.reject(gone());
    return new Promise((resolve, reject) => {
      this.#held.set(caller, held + 1);
      const leave = () => {
        const place = this.#waiting.indexOf(job);
        if (place < 0) return;
        this.#waiting.splice(place, 1);
        job.refuse(gone());
      };
      const settled = () => {
        signal?.removeEventListener("abort", leave);
        this.#release(caller);
      };
      const job: Job = {
        message,
        caller,
        settle: (outcome) => {
          settled();
          resolve(outcome);
        },
        refuse: (error) => {
          settled();
          reject(error);
        },
      };
      signal?.addEventListener("abort", leave, { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Ends all workers, and refuses what waits. */
  async close(): Promise<void> {
    for (const job of this.#waiting.splice(0)) job.refuse(gone());
    await Promise.all([...this.#threads].map((thread) => this.#end(thread)));
  }

  #release(caller: string): void {
    const held = (this.#held.get(caller) ?? 1) - 1;
    if (held > 0) this.#held.set(caller, held);
    else this.#held.delete(caller);
  }

  /** Gives waiting jobs to workers that are ready, and sees to it that there are enough of these. */
  #next(): void {
    for (const thread of this.#threads) {
      if (this.#busy() >= this.#limits.running) break;
      if (!thread.isReady || thread.job) continue;
      const job = this.#waiting.shift();
      if (!job) break;
      this.#give(thread, job);
    }
    this.#fill();
  }

  #busy(): number {
    return [...this.#threads].filter(({ job }) => job).length;
  }

  #fill(): void {
    const { running, spare } = this.#limits;
    const wanted = spare > 0 ? running + spare : Math.min(running, this.#busy() + this.#waiting.length);
    while (this.#threads.size < wanted) this.#start();
  }

  #start(): void {
    const worker = this.#startWorker();
    const thread: Thread = {
      worker,
      name: undefined,
      isReady: false,
      job: undefined,
      begun: { cpu: undefined, at: 0 },
      jobsDone: 0,
      clock: undefined,
    };
    this.#threads.add(thread);
    // The process ends when nothing else is left to do.
    worker.unref();
    thread.clock = setTimeout(
      () => this.#failed(thread, new Error("a worker did not become ready")),
      this.#limits.start,
    );
    thread.clock.unref();
    worker.on("message", (message: WorkerMessage) => this.#hear(thread, message));
    worker.on("error", (error: unknown) => this.#failed(thread, error));
    worker.on("exit", (code) => this.#failed(thread, new Error(`a worker ended by itself with ${code}`)));
  }

  #hear(thread: Thread, message: WorkerMessage): void {
    if (!this.#threads.has(thread)) return;
    if (message.kind === "ready") {
      clearTimeout(thread.clock);
      thread.isReady = true;
      thread.name = message.thread;
    } else {
      const cpu = this.#cpuOf(thread);
      clearInterval(thread.clock);
      const { job } = thread;
      thread.job = undefined;
      thread.jobsDone++;
      if (thread.jobsDone >= this.#limits.jobs) void this.#end(thread);
      if (message.kind === "done") job?.settle({ cpu, value: message.value });
      else job?.settle({ cpu, error: receivedError(message.error) });
    }
    this.#next();
  }

  #give(thread: Thread, job: Job): void {
    thread.job = job;
    thread.begun = { cpu: threadTime(thread.name), at: performance.now() };
    thread.clock = setInterval(() => {
      const isOver = this.#cpuOf(thread) > this.#limits.cpu || performance.now() - thread.begun.at > this.#limits.wall;
      if (isOver) this.#stop(thread, new JobEnded("time"));
    }, watch);
    try {
      thread.worker.postMessage(job.message);
    } catch (error) {
      this.#stop(thread, error);
    }
  }

  /** Processor time of the job under way; by the clock where the system doesn't tell. */
  #cpuOf({ name, begun }: Thread): number {
    const now = threadTime(name);
    return now === undefined || begun.cpu === undefined ? performance.now() - begun.at : now - begun.cpu;
  }

  #failed(thread: Thread, error: unknown): void {
    if (!this.#threads.has(thread)) return;
    const isFull = (error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
    if (thread.job) return this.#stop(thread, isFull ? new JobEnded("memory") : error);
    logError("Worker failed", error);
    void this.#end(thread);
    // Without a worker the jobs would wait for ever; the next job tries again.
    if (this.#threads.size > 0) return;
    for (const job of this.#waiting.splice(0)) job.refuse(unavailable(error));
  }

  /** Ends a job together with its worker. */
  #stop(thread: Thread, error: unknown): void {
    const { job } = thread;
    const cpu = this.#cpuOf(thread);
    thread.job = undefined;
    void this.#end(thread);
    job?.settle({ cpu, error });
    this.#next();
  }

  async #end(thread: Thread): Promise<void> {
    this.#threads.delete(thread);
    clearInterval(thread.clock);
    await thread.worker.terminate();
  }
}

function busy(whose: "own" | "all"): AppError {
  return new AppError("rate_limited", `workers busy: ${whose}`, {
    retryAfter: whose === "own" ? 1 : 5,
    sentence:
      whose === "own"
        ? "Your last previews are still being drawn. Try again in a moment."
        : "Many people are looking at previews right now. Try again in a few seconds.",
  });
}

/** Nobody hears it: who asked has gone. */
const gone = () => new AppError("rate_limited", "the caller has gone");

const unavailable = (cause: unknown) =>
  new AppError("unavailable", "no worker", {
    cause,
    sentence: "Previews can't be drawn right now. Try again in a minute.",
  });
