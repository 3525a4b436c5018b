import type { Worker } from "node:worker_threads";
import { Admission, type Refusal } from "@/lib/server/admission/admission";
import { AppError } from "@/lib/server/errors";
import { logError } from "@/lib/server/log";
import type { JobOptions, Outcome } from "./job";
import { type JobMessage, type SentError, toSentError, type WorkerMessage } from "./messages";
import { readThreadTime } from "./thread-time";

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

const createRefused = (reason: Refusal): Outcome => ({ kind: "refused", reason, cpu: 0 });

/** From so many jobs' time on, a caller has used much of late. */
const much = 2;

/** How a job ends whose worker ends with it. */
type Ending = { kind: "failed"; error: SentError } | { kind: "ended"; reason: "time" | "memory" };

interface Thread {
  worker: Worker;
  /** What the system calls it; undefined where it doesn't say. */
  name: string | undefined;
  isReady: boolean;
  /** Says what became of its job; undefined while it has none. */
  settle: ((outcome: Outcome) => void) | undefined;
  begun: { cpu: number | undefined; at: number };
  jobsDone: number;
  clock: NodeJS.Timeout | undefined;
}

/** How often a job's time is looked at, in ms. */
const watch = 100;

/**
 * A few workers that do jobs for many callers. A job that takes too long or too much is ended with its worker, and another
 * worker takes its place; the jobs of other workers go on. Whose job is next: docs/admission.md. Long jobs, and those of callers who
 * used much, never have all workers, and places of their own in the line, half as many: they take no short one's, and each waits longer.
 */
export class WorkerPool {
  readonly #startWorker: () => Worker;
  readonly #limits: PoolLimits;
  readonly #threads = new Set<Thread>();
  /** Costs are in jobs that take all the time they may. */
  readonly #admission: Admission;

  /** @param startWorker makes a worker that says when it is ready and then answers jobs (lib/server/workers/messages.ts) */
  constructor(startWorker: () => Worker, limits: PoolLimits) {
    this.#startWorker = startWorker;
    this.#limits = limits;
    const { running, waiting, perCaller, wait: patience } = limits;
    this.#admission = new Admission({
      running: () => Math.min(running, [...this.#threads].filter(({ isReady }) => isReady).length),
      waiting,
      perCaller,
      patience,
      forgiven: 1,
      long: { running: Math.max(1, running - 1), waiting: Math.ceil(waiting / 2), from: much },
    });
  }

  /** Starts the workers, so that the first job finds one. */
  warm(): void {
    this.#fill();
  }

  /** Has a job done. */
  async run(message: JobMessage, { caller, signal, perCaller, times = 1 }: JobOptions): Promise<Outcome> {
    const entered = this.#admission.enter({ caller, isLong: times > 1, perCaller, signal });
    this.#fill();
    const { refused, release } = await entered;
    if (refused) return createRefused(refused);
    const outcome = await this.#give(message, times);
    release(outcome.cpu / this.#limits.cpu);
    this.#fill();
    return outcome;
  }

  /** Jobs that wait for a worker. */
  get waiting(): number {
    return this.#admission.waiting;
  }

  /** Ends all workers, and refuses what waits. */
  async close(): Promise<void> {
    this.#admission.refuseAll("gone");
    await Promise.all([...this.#threads].map((thread) => this.#end(thread)));
  }

  /** Sees to it that there are enough workers, one after the other: on a busy machine several at once would all be ready late. */
  #fill(): void {
    if ([...this.#threads].some(({ isReady }) => !isReady)) return;
    const { running, spare } = this.#limits;
    const wanted = spare > 0 ? running + spare : Math.min(running, this.#admission.running + this.#admission.waiting);
    if (this.#threads.size < wanted) this.#start();
  }

  #start(): void {
    const worker = this.#startWorker();
    const thread: Thread = {
      worker,
      name: undefined,
      isReady: false,
      settle: undefined,
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
      this.#admission.admit();
      this.#fill();
    } else {
      const outcome = { ...message, cpu: this.#cpuOf(thread) };
      thread.jobsDone++;
      if (thread.jobsDone >= this.#limits.jobs) void this.#end(thread);
      this.#settle(thread, outcome);
    }
  }

  /** Gives a job to a worker that is ready, of which there is one for each job that may begin. */
  #give(message: JobMessage, times: number): Promise<Outcome> {
    const thread = [...this.#threads].find(({ isReady, settle }) => isReady && !settle);
    if (!thread) return Promise.resolve(createRefused("none"));
    return new Promise((resolve) => {
      thread.settle = resolve;
      thread.begun = { cpu: readThreadTime(thread.name), at: performance.now() };
      thread.clock = setInterval(() => {
        const { cpu, wall } = this.#limits;
        const isOver = this.#cpuOf(thread) > cpu * times || performance.now() - thread.begun.at > wall * times;
        if (isOver) this.#stop(thread, { kind: "ended", reason: "time" });
      }, watch);
      try {
        thread.worker.postMessage(message);
      } catch (error) {
        // It got nothing: whoever asks for what can't be sent costs no worker.
        this.#settle(thread, { kind: "failed", error: toSentError(createUnsendableError(error)), cpu: 0 });
      }
    });
  }

  #settle(thread: Thread, outcome: Outcome): void {
    clearInterval(thread.clock);
    const { settle } = thread;
    thread.settle = undefined;
    settle?.(outcome);
  }

  /** Processor time of the job under way; by the clock where the system doesn't tell. */
  #cpuOf({ name, begun }: Thread): number {
    const now = readThreadTime(name);
    return now === undefined || begun.cpu === undefined ? performance.now() - begun.at : now - begun.cpu;
  }

  #failed(thread: Thread, error: unknown): void {
    if (!this.#threads.has(thread)) return;
    const isFull = (error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
    if (thread.settle) {
      return this.#stop(
        thread,
        isFull ? { kind: "ended", reason: "memory" } : { kind: "failed", error: toSentError(error) },
      );
    }
    logError("Worker failed", error);
    void this.#end(thread);
    // Without a worker the jobs would wait for ever; the next job tries again.
    if (this.#threads.size === 0) this.#admission.refuseAll("none");
  }

  /** Ends a job together with its worker. */
  #stop(thread: Thread, how: Ending): void {
    const outcome = { ...how, cpu: this.#cpuOf(thread) };
    void this.#end(thread);
    this.#settle(thread, outcome);
  }

  async #end(thread: Thread): Promise<void> {
    this.#threads.delete(thread);
    clearInterval(thread.clock);
    await thread.worker.terminate();
  }
}

const createUnsendableError = (error: unknown) =>
  new AppError("invalid", `a job holds what no worker can be sent: ${error}`);
