import { Usage } from "./usage";

/** Costs are in whatever a place counts by: pieces of work, or ms that it takes. Times are in ms. */
export interface AdmissionLimits {
  /** How many may be under way. Where that changes, `admit` is called when it has grown. */
  running: number | (() => number);
  /** What those who wait may cost together; 0 where nobody waits. */
  waiting: number;
  /** How many of one caller may wait or be under way, of what takes long as many again. */
  perCaller?: number;
  /** How long one may wait. */
  patience?: number;
  /** Whether who waits stays; else, where too many wait, a caller who has more there gives way to one who has less. */
  isFirm?: boolean;
  /** Who used less of late counts as having used nothing: else each new caller would come before whoever has been here at all. */
  forgiven?: number;
  /** After so long half of what somebody used is forgotten. */
  halfLife?: number;
  /** Places apart for what takes long, and for all that callers want who have used `from` of late: it takes nobody else's. */
  long?: { running: number; waiting: number; from: number };
}

/** The caller has enough here, or everybody together; they have gone; whoever runs this has closed. */
export type Refusal = "own" | "all" | "gone" | "none";

/** What somebody wants to begin. */
interface Wish {
  caller: string;
  cost?: number;
  isLong?: boolean;
  perCaller?: number | undefined;
  /** Whoever has gone leaves the line. */
  signal?: AbortSignal | undefined;
}

/** Plain values: an admission may be one for the process, and each bundle of the server has its own classes. */
export interface Admitted {
  /** Why it may not begin; undefined where it may. */
  refused: Refusal | undefined;
  /** What all costs that waits or is under way, as it was when it was refused: so much later it may come again. */
  ahead: number;
  /** Gives the place up, to be called once what was begun is over. @param used what it came to, which is remembered of its caller */
  release(used?: number): void;
}

interface Entry {
  caller: string;
  cost: number;
  /** As its caller said it. */
  takesLong: boolean;
  /** Whether it has a place of those that are for what takes long. */
  isLong: boolean;
  settle(admitted: Admitted): void;
}

const sumOf = (entries: Iterable<Entry>): number => [...entries].reduce((sum, { cost }) => sum + cost, 0);

/**
 * Who may begin next, of many callers who want the same few places. Next is whoever had least of late; of several, who waits
 * longest. Where too many wait, the last one of the caller who has most is refused. docs/admission.md has all that use it.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #usage: Usage;
  /** In the order in which they came. */
  readonly #waiting = new Set<Entry>();
  readonly #running = new Set<Entry>();

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
    this.#usage = new Usage(limits.halfLife);
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** How many are under way. */
  get running(): number {
    return this.#running.size;
  }

  /** Waits until something may begin, or is refused. What can be said at once is decided before this returns. */
  enter({ caller, cost = 1, isLong = false, perCaller = this.#limits.perCaller, signal }: Wish): Promise<Admitted> {
    if (perCaller !== undefined && this.#countHeld(caller, isLong) >= perCaller) {
      return Promise.resolve(this.#refusal("own"));
    }
    if (signal?.aborted) return Promise.resolve(this.#refusal("gone"));
    return new Promise((resolve) => {
      const leave = () => this.#refuse(entry, "gone");
      let clock: NodeJS.Timeout | undefined;
      const settle = (admitted: Admitted) => {
        clearTimeout(clock);
        signal?.removeEventListener("abort", leave);
        resolve(admitted);
      };
      const entry: Entry = { caller, cost, takesLong: isLong, isLong, settle };
      this.#waiting.add(entry);
      this.admit();
      this.#makeRoom(entry);
      if (!this.#waiting.has(entry)) return;
      signal?.addEventListener("abort", leave, { once: true });
      if (this.#limits.patience === undefined) return;
      clock = setTimeout(() => this.#refuse(entry, "all"), this.#limits.patience);
      clock.unref();
    });
  }

  /** Lets begin what may. */
  admit(): void {
    const { running } = this.#limits;
    while (this.#running.size < (typeof running === "number" ? running : running())) {
      const entry = this.#next();
      if (!entry) return;
      entry.isLong = this.#isLong(entry);
      this.#waiting.delete(entry);
      this.#running.add(entry);
      const release = (used = 0) => {
        if (!this.#running.delete(entry)) return;
        this.#usage.add(entry.caller, used);
        this.admit();
      };
      entry.settle({ refused: undefined, ahead: 0, release });
    }
  }

  /** Refuses all that wait. */
  refuseAll(refused: Refusal): void {
    for (const entry of this.#waiting) this.#refuse(entry, refused);
  }

  #next(): Entry | undefined {
    const longRunning = [...this.#running].filter(({ isLong }) => isLong).length;
    const hasLongPlace = longRunning < (this.#limits.long?.running ?? Number.POSITIVE_INFINITY);
    const open = [...this.#waiting].filter((entry) => hasLongPlace || !this.#isLong(entry));
    const now = performance.now();
    const had = open.map(({ caller, cost }) => {
      const underWay = [...this.#running].filter((other) => other.caller === caller);
      return this.#usedBy(caller, now) + sumOf(underWay) + cost;
    });
    return open[had.indexOf(Math.min(...had))];
  }

  /** Until those who wait like a newcomer are not too many: the last one of the heaviest caller goes; of several, the newcomer's. */
  #makeRoom(newcomer: Entry): void {
    const isLong = this.#isLong(newcomer);
    const most = (isLong && this.#limits.long ? this.#limits.long : this.#limits).waiting;
    while (this.#waiting.has(newcomer)) {
      const alike = [...this.#waiting].filter((entry) => this.#isLong(entry) === isLong);
      if (sumOf(alike) <= most) return;
      this.#refuse(this.#limits.isFirm ? newcomer : (this.#lastOfHeaviest(alike) ?? newcomer), "all");
    }
  }

  #lastOfHeaviest(entries: readonly Entry[]): Entry | undefined {
    const now = performance.now();
    const weights = new Map<string, number>();
    for (const { caller, cost } of [...this.#running, ...this.#waiting]) {
      weights.set(caller, (weights.get(caller) ?? this.#usedBy(caller, now)) + cost);
    }
    const weightOf = ({ caller }: Entry) => weights.get(caller) ?? 0;
    const heaviest = Math.max(...entries.map(weightOf));
    return entries.findLast((entry) => weightOf(entry) === heaviest);
  }

  /** Whether something may take long, or is of somebody who has used much of late. */
  #isLong({ isLong, caller }: Entry): boolean {
    const { from = Number.POSITIVE_INFINITY } = this.#limits.long ?? {};
    return isLong || this.#usage.of(caller) >= from;
  }

  /** @param now the same for all that are compared */
  #usedBy(caller: string, now: number): number {
    const used = this.#usage.of(caller, now);
    return used < (this.#limits.forgiven ?? 0) ? 0 : used;
  }

  /** How many a caller has here, of what they said takes long or of all else: a page doesn't keep its own previews away. */
  #countHeld(caller: string, takesLong: boolean): number {
    const held = [...this.#running, ...this.#waiting].filter((entry) => entry.caller === caller);
    return held.filter((entry) => entry.takesLong === takesLong).length;
  }

  #refuse(entry: Entry, refused: Refusal): void {
    const refusal = this.#refusal(refused);
    if (this.#waiting.delete(entry)) entry.settle(refusal);
  }

  #refusal(refused: Refusal): Admitted {
    return { refused, ahead: sumOf(this.#running) + sumOf(this.#waiting), release: () => {} };
  }
}
