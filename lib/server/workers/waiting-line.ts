import { Usage } from "@/lib/server/limits/usage";
import type { Outcome } from "./job";
import type { JobMessage } from "./messages";

export interface Job {
  message: JobMessage;
  caller: string;
  times: number;
  settle(outcome: Outcome): void;
}

/** From so many jobs' time on, a caller has used much of late. */
const much = 2;

/** The jobs that wait for a worker, and who used how much of late. */
export class WaitingLine {
  readonly #waiting: Job[] = [];
  /** How many jobs of each caller wait or are under way. */
  readonly #held = new Map<string, number>();
  readonly #usage = new Usage();
  readonly #most: number;
  readonly #cpu: number;

  /** @param limits how many short jobs may wait, and the processor time of one, in ms */
  constructor({ waiting, cpu }: { waiting: number; cpu: number }) {
    this.#most = waiting;
    this.#cpu = cpu;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Jobs of a caller that wait or are under way. */
  heldBy(caller: string): number {
    return this.#held.get(caller) ?? 0;
  }

  add(job: Job): void {
    this.#held.set(job.caller, this.heldBy(job.caller) + 1);
    this.#waiting.push(job);
  }

  /** Notes that a job of a caller is over, and how much processor time it took. */
  release(caller: string, cpu: number): void {
    this.#usage.add(caller, cpu);
    const held = this.heldBy(caller) - 1;
    if (held > 0) this.#held.set(caller, held);
    else this.#held.delete(caller);
  }

  /** Whether a job waited, and doesn't any more. */
  remove(job: Job): boolean {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    return place >= 0;
  }

  /** All that wait, who don't any more. */
  empty(): Job[] {
    return this.#waiting.splice(0);
  }

  /**
   * Takes the next job out of the line: of the caller who used least; of several, the one that waits longest.
   * @param takesLong whether it may be a long one
   */
  takeLightest(takesLong: boolean): Job | undefined {
    const open = this.#waiting.filter((job) => takesLong || !this.isLong(job));
    const weights = open.map(({ caller }) => this.#weight(caller));
    const job = open[weights.indexOf(Math.min(...weights))];
    if (job) this.remove(job);
    return job;
  }

  /** Whether a job may take long, or is of somebody who has used much of late. */
  isLong({ times, caller }: Pick<Job, "caller" | "times">): boolean {
    return times > 1 || this.#usage.of(caller) >= much * this.#cpu;
  }

  /**
   * Whether there is a place in the line for a job. When there is none, the last job of the heaviest caller is refused, if that one is
   * heavier than this one will be. Long jobs have places of their own, half as many: they take no short one's, and each waits longer.
   */
  makeRoom(wanted: Pick<Job, "caller" | "times">, refuse: (job: Job) => void): boolean {
    const isLong = this.isLong(wanted);
    const alike = this.#waiting.filter((job) => this.isLong(job) === isLong);
    if (alike.length < (isLong ? Math.ceil(this.#most / 2) : this.#most)) return true;
    const weights = alike.map((job) => this.#weight(job.caller));
    const heaviest = Math.max(...weights);
    if (heaviest <= this.#weight(wanted.caller) + 1) return false;
    const job = alike[weights.lastIndexOf(heaviest)];
    if (job && this.remove(job)) refuse(job);
    return true;
  }

  /**
   * What a caller used of late and may use for the jobs they have here, in jobs as long as may be. Who used less than one counts
   * as having used nothing: else each new address would come before whoever has used the shop at all.
   */
  #weight(caller: string): number {
    return Math.floor(this.#usage.of(caller) / this.#cpu) + this.heldBy(caller);
  }
}
