import type { Worker } from "node:worker_threads";
import { AppError } from "@/lib/errors";
import { Usage } from "@/lib/limits/usage";
import { logError } from "@/lib/log";
import type { JobOptions, Outcome } from "./job";
import { type JobMessage, type SentError, sentError, type WorkerMessage } from "./messages";
import { threadTime } from "./thread-time";

/** Times in ms. */
export interface PoolLimits {
  /** Jobs under way at once. */
  running: number;
  /** Workers that are kept ready beyond those, so that nobody waits for the start of one in the place of one that was ended. */
  spare: number;
  /** Jobs that wait for a worker. */
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

interface Job {
  message: JobMessage;
  caller: string;
  times: number;
  settle(outcome: Outcome): void;
}

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

/** From so many jobs' time on, a caller has used much of late. */
const much = 2;

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
  readonly #waiting: Job[] = [];
  readonly #held = new Map<string, number>();
  readonly #usage = new Usage();

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
   */
  run(
    message: JobMessage,
    { caller, signal, perCaller = this.#limits.perCaller, times = 1 }: JobOptions,
  ): Promise<Outcome> {
    const held = this.#held.get(caller) ?? 0;
    if (held >= perCaller) return Promise.resolve(refused("own"));
    if (signal?.aborted) return Promise.resolve(refused("gone"));
    if (!this.#makeRoom(caller)) return Promise.resolve(refused("all"));
    return new Promise((resolve) => {
      this.#held.set(caller, held + 1);
      const leave = (reason: "gone" | "all") => {
        const place = this.#waiting.indexOf(job);
        if (place < 0) return;
        this.#waiting.splice(place, 1);
        job.settle(refused(reason));
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
          this.#usage.add(caller, outcome.cpu);
          this.#release(caller);
          resolve(outcome);
        },
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Jobs that wait for a worker. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Ends all workers, and refuses what waits. */
  async close(): Promise<void> {
    for (const job of this.#waiting.splice(0)) job.settle(refused("gone"));
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
      const job = this.#lightest(this.#hasRoomForLong());
      if (!job) break;
      this.#give(thread, job);
    }
    this.#fill();
  }

  /**
   * Takes the next job out of the queue: of the caller who used least; of several, the one that waits longest.
   * @param takesLong whether it may be a long one
   */
  #lightest(takesLong: boolean): Job | undefined {
    const open = this.#waiting.filter((job) => takesLong || !this.#isLong(job));
    const weights = open.map(({ caller }) => this.#weight(caller));
    const job = open[weights.indexOf(Math.min(...weights))];
    if (job) this.#waiting.splice(this.#waiting.indexOf(job), 1);
    return job;
  }

  /** Whether a job may take long, or is of somebody who has used much of late: one worker is kept for everybody else. */
  #isLong = ({ times, caller }: Job): boolean => times > 1 || this.#usage.of(caller) >= much * this.#limits.cpu;

  #hasRoomForLong(): boolean {
    const long = [...this.#threads].filter(({ isLong }) => isLong).length;
    return long < Math.max(1, this.#limits.running - 1);
  }

  /**
   * Whether there is a place in the queue for a job of `caller`. When it is full, the last job of the heaviest caller is
   * refused, if that one is heavier than this one will be.
   */
  #makeRoom(caller: string): boolean {
    if (this.#waiting.length < this.#limits.waiting) return true;
    const weights = this.#waiting.map((job) => this.#weight(job.caller));
    const heaviest = Math.max(...weights);
    if (heaviest <= this.#weight(caller) + 1) return false;
    const [job] = this.#waiting.splice(weights.lastIndexOf(heaviest), 1);
    job?.settle(refused("all"));
    return true;
  }

  /**
   * What a caller used of late and may use for the jobs they have here, in jobs as long as may be. Who used less than one counts
   * as having used nothing: else each new address would come before whoever has used the shop at all.
   */
  #weight(caller: string): number {
    return Math.floor(this.#usage.of(caller) / this.#limits.cpu) + (this.#held.get(caller) ?? 0);
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
    thread.isLong = this.#isLong(job);
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
    for (const job of this.#waiting.splice(0)) job.settle(refused("none"));
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
