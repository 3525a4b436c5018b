import { Usage } from "@/lib/server/limits/usage";

/** How much processor time, in ms, those who wait may be given together, and how long one may wait. */
export const longestWait = 5_000;

/**
 * A body is read at one go, 192 KB of it in some 40 ms of processor time; checking and storing that much content takes as long again.
 * So one begins after the other, twice as far apart as that takes: other requests come in between.
 */
const msPerKB = 0.8;
/** The same for each value of a body that has many small ones. */
const msPerValue = 0.016;
/** What is smaller, in bytes, and has fewer values is read in no time. */
export const small = 4 * 1024;
export const few = 100;

/** How long the main thread is left to others after a body of this size has begun, in ms. */
export const turnOf = (bytes: number, values = 0): number => Math.max((bytes / 1024) * msPerKB, values * msPerValue);

/** Not taken: in how many ms it may come again. */
export interface Refused {
  retryIn: number;
}

interface Waiter {
  address: string;
  turn: number;
  settle(refused?: Refused): void;
}

/** Gives turns one after the other, to whoever had least of them. Times are in ms. */
export class Turns {
  readonly #usage = new Usage();
  readonly #waiting = new Set<Waiter>();
  /** The turns of those who wait: of each address, and of all. */
  readonly #held = new Map<string, number>();
  #heldByAll = 0;
  #freeAt = 0;
  #clock: NodeJS.Timeout | undefined;

  /**
   * Waits for a turn. An address that sends much waits behind those that send little, and is refused before them.
   * @param turn how long the next one waits after this one has begun
   * @returns why it has no turn; undefined when it has one
   */
  take(address: string, turn: number): Promise<Refused | undefined> {
    if (this.#waiting.size === 0 && performance.now() >= this.#freeAt) {
      this.#begin(address, turn);
      return Promise.resolve(undefined);
    }
    if (!this.#makeRoom(address, turn)) return Promise.resolve(this.#refusal());
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#leave(waiter, this.#refusal()), longestWait);
      const settle = (refused?: Refused) => {
        clearTimeout(late);
        resolve(refused);
      };
      const waiter: Waiter = { address, turn, settle };
      this.#waiting.add(waiter);
      this.#hold(address, turn);
      this.#wake();
    });
  }

  /** Whether there is room for one more: who weighs most gives way to who weighs less. */
  #makeRoom(address: string, turn: number): boolean {
    while (this.#heldByAll + turn > longestWait) {
      let heaviest: Waiter | undefined;
      let most = this.#weight(address) + turn;
      for (const waiter of this.#waiting) {
        const weight = this.#weight(waiter.address);
        // The last one of several.
        if (weight < most || (weight === most && !heaviest)) continue;
        most = weight;
        heaviest = waiter;
      }
      if (!heaviest) return false;
      this.#leave(heaviest, this.#refusal());
    }
    return true;
  }

  /** The turns that an address had of late or waits for. */
  #weight = (address: string): number => this.#usage.of(address) + (this.#held.get(address) ?? 0);

  #hold(address: string, turn: number): void {
    const held = (this.#held.get(address) ?? 0) + turn;
    if (held > 0) this.#held.set(address, held);
    else this.#held.delete(address);
    this.#heldByAll = this.#waiting.size > 0 ? this.#heldByAll + turn : 0;
  }

  #leave(waiter: Waiter, refused?: Refused): void {
    this.#waiting.delete(waiter);
    this.#hold(waiter.address, -waiter.turn);
    waiter.settle(refused);
  }

  #refusal = (): Refused => ({ retryIn: Math.max(0, this.#freeAt - performance.now()) + this.#heldByAll });

  #wake(): void {
    clearTimeout(this.#clock);
    if (this.#waiting.size === 0) return;
    this.#clock = setTimeout(() => this.#next(), Math.max(0, this.#freeAt - performance.now()));
  }

  /** Gives a turn to the one that, with it, will have had least; of several, to the one that waits longest. */
  #next(): void {
    let lightest: Waiter | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const waiter of this.#waiting) {
      const weight = this.#usage.of(waiter.address) + waiter.turn;
      if (weight >= least) continue;
      least = weight;
      lightest = waiter;
    }
    if (!lightest) return;
    this.#begin(lightest.address, lightest.turn);
    this.#leave(lightest);
    this.#wake();
  }

  #begin(address: string, turn: number): void {
    this.#usage.add(address, turn);
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + turn;
  }
}

const shared = globalThis as { silcrowTurns?: Turns };

/** The turns of this process, however often this module is bundled: all bodies are read by the one main thread. */
export function turns(): Turns {
  shared.silcrowTurns ??= new Turns();
  return shared.silcrowTurns;
}
