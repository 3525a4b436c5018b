import { Admission } from "./admission";

/** How much processor time, in ms, those who wait may be given together, and how long one may wait. */
export const maxTurnWaitMs = 5_000;

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
export const computeTurn = (bytes: number, values = 0): number =>
  Math.max((bytes / 1024) * msPerKB, values * msPerValue);

/** Not taken: in how many ms it may come again. */
export interface Refused {
  retryIn: number;
}

/** Gives turns one after the other, to whichever address had least of them. Times are in ms. */
export class Turns {
  readonly #admission = new Admission({ running: 1, waiting: maxTurnWaitMs, patience: maxTurnWaitMs });

  /**
   * Waits for a turn. An address that sends much waits behind those that send little, and is refused before them.
   * @param turn how long the next one waits after this one has begun
   * @returns why it has no turn; undefined when it has one
   */
  async take(address: string, turn: number): Promise<Refused | undefined> {
    const { refused, ahead, release } = await this.#admission.enter({ caller: address, cost: turn });
    if (refused) return { retryIn: ahead };
    setTimeout(release, Math.ceil(turn), turn);
    return undefined;
  }
}

const shared = globalThis as { silcrowTurns?: Turns };

/** The turns of this process, however often this module is bundled: all bodies are read by the one main thread. */
export function getTurns(): Turns {
  shared.silcrowTurns ??= new Turns();
  return shared.silcrowTurns;
}
