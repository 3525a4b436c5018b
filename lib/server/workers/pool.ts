import type { Worker } from "node:worker_threads";
import { AppError } from "@/lib/server/errors";
import { logError } from "@/lib/server/log";
import type { JobOptions, Outcome } from "./job";
import { type JobMessage, type SentError, sentError, type WorkerMessage } from "./messages";
import { threadTime } from "./thread-time";
import { type Job, WaitingLine } from "./waiting-line";

/** Times in ms. */
export interface PoolLimits {
  /** Jobs under way at once. */
  running: number;
  /** Workers that are kept ready beyond those, so that nobody waits for the start of one in the place of one that was ended. */
  spare: number;
  /** Short jobs that wait for a worker; of long ones half as many may, besides. */
  waiting: number;
  /** How long a job may wait. */
  wait: number;
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

const refused = (reason: "own" | "all" | "gone" | "none"): Outcome => ({ kind: "refused", reason, cpu: 0 });

/** How a job ends whose worker ends with it. */
type Ending = { kind: "failed"; error: SentError } | { kind: "ended"; reason: "time" | "memory" };

interface Thread {
  worker: Worker;
  /** What the system calls it; undefined where it doesn't say. */
  name: string | undefined;
  isReady: boolean;
  job: Job | undefined;
  /** Whether that job was a long one when it was begun. */
  isLong: boolean;
  begun: { cpu: number | undefined; at: number };
  jobsDone: number;
  clock: NodeJS.Timeout | undefined;
}

/** How often a job's time is looked at, in ms. */
const watch = 100;

/**
 * A few workers that do jobs for many callers. A job that takes too long or too much is ended with its worker, and another
 * worker takes its place; the jobs of other workers go on. Callers who used less are served before those who used more;
 * while too many jobs wait, the last one of the heaviest caller is refused. Long jobs, and those of callers who used much, never have
 * all workers.
 */
export class WorkerPool {
  readonly #startWorker: () => Worker;
  readonly #limits: PoolLimits;
  readonly #threads = new Set<Thread>();
  readonly #line: WaitingLine;

  /** @param startWorker makes a worker that says when it is ready and then answers jobs (lib/server/workers/messages.ts) */
  constructor(startWorker: () => Worker, limits: PoolLimits) {
    this.#startWorker = startWorker;
    this.#limits = limits;
    this.#line = new WaitingLine(limits);
  }

  /** Starts the workers, so that the first job finds one. */
  warm(): void {
    this.#fill();
  }

  /**
   * Has a job done.
   */
  run(
    message: JobMessage,
    { caller, signal, perCaller = this.#limits.perCaller, times = 1 }: JobOptions,
  ): Promise<Outcome> {
    if (this.#line.heldBy(caller) >= perCaller) return Promise.resolve(refused("own"));
    if (signal?.aborted) return Promise.resolve(refused("gone"));
    const hasRoom = this.#line.makeRoom({ caller, times }, (job) => job.settle(refused("all")));
    if (!hasRoom) return Promise.resolve(refused("all"));
    return new Promise((resolve) => {
      const leave = (reason: "gone" | "all") => {
        if (this.#line.remove(job)) job.settle(refused(reason));
      };
      const onAbort = () => leave("gone");
      const clock = setTimeout(leave, this.#limits.wait, "all");
      clock.unref();
      const job: Job = {
        message,
        caller,
        times,
        settle: (outcome) => {
          clearTimeout(clock);
          signal?.removeEventListener("abort", onAbort);
          this.#line.release(caller, outcome.cpu);
          resolve(outcome);
        },
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      this.#line.add(job);
      this.#next();
    });
  }

  /** Jobs that wait for a worker. */
  get waiting(): number {
    return this.#line.length;
  }

  /** Ends all workers, and refuses what waits. */
  async close(): Promise<void> {
    for (const job of this.#line.empty()) job.settle(refused("gone"));
    await Promise.all([...this.#threads].map((thread) => this.#end(thread)));
  }

  /** Gives waiting jobs to workers that are ready, and sees to it that there are enough of these. */
  #next(): void {
    for (const thread of this.#threads) {
      if (this.#busy() >= this.#limits.running) break;
      if (!thread.isReady || thread.job) continue;
      const job = this.#line.takeLightest(this.#hasRoomForLong());
      if (!job) break;
      this.#give(thread, job);
    }
    this.#fill();
  }

  /** Whether a long job may begin: one worker is kept for the others. */
  #hasRoomForLong(): boolean {
    const long = [...this.#threads].filter(({ isLong }) => isLong).length;
    return long < Math.max(1, this.#limits.running - 1);
  }

  #busy(): number {
    return [...this.#threads].filter(({ job }) => job).length;
  }

  #fill(): void {
    const { running, spare } = this.#limits;
    const wanted = spare > 0 ? running + spare : Math.min(running, this.#busy() + this.#line.length);
    while (this.#threads.size < wanted) this.#start();
  }

  #start(): void {
    const worker = this.#startWorker();
    const thread: Thread = {
      worker,
      name: undefined,
      isReady: false,
      job: undefined,
      isLong: false,
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
      thread.isLong = false;
      thread.jobsDone++;
      if (thread.jobsDone >= this.#limits.jobs) void this.#end(thread);
      job?.settle({ ...message, cpu });
    }
    this.#next();
  }

  #give(thread: Thread, job: Job): void {
    thread.job = job;
    thread.isLong = this.#line.isLong(job);
    thread.begun = { cpu: threadTime(thread.name), at: performance.now() };
    thread.clock = setInterval(() => {
      const { cpu, wall } = this.#limits;
      const isOver = this.#cpuOf(thread) > cpu * job.times || performance.now() - thread.begun.at > wall * job.times;
      if (isOver) this.#stop(thread, { kind: "ended", reason: "time" });
    }, watch);
    try {
      thread.worker.postMessage(job.message);
    } catch (error) {
      // It got nothing: whoever asks for what can't be sent costs no worker.
      clearInterval(thread.clock);
      thread.job = undefined;
      thread.isLong = false;
      job.settle({ kind: "failed", error: sentError(unsendable(error)), cpu: 0 });
      this.#next();
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
    if (thread.job) {
      return this.#stop(
        thread,
        isFull ? { kind: "ended", reason: "memory" } : { kind: "failed", error: sentError(error) },
      );
    }
    logError("Worker failed", error);
    void this.#end(thread);
    // Without a worker the jobs would wait for ever; the next job tries again.
    if (this.#threads.size > 0) return;
    for (const job of this.#line.empty()) job.settle(refused("none"));
  }

  /** Ends a job together with its worker. */
  #stop(thread: Thread, how: Ending): void {
    const { job } = thread;
    const cpu = this.#cpuOf(thread);
    thread.job = undefined;
    void this.#end(thread);
    job?.settle({ ...how, cpu });
    this.#next();
  }

  async #end(thread: Thread): Promise<void> {
    this.#threads.delete(thread);
    clearInterval(thread.clock);
    await thread.worker.terminate();
  }
}

const unsendable = (error: unknown) => new AppError("invalid", `a job holds what no worker can be sent: ${error}`);
