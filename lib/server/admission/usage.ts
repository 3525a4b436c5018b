/** Callers that are remembered; beyond, the ones that used something longest ago are forgotten. */
const maxEntries = 10_000;

/** Who used how much of late. */
export class Usage {
  readonly #used = new Map<string, { amount: number; at: number }>();
  readonly #halfLife: number;

  /** @param halfLife after so long, in ms, half of what was used is forgotten */
  constructor(halfLife = 30_000) {
    this.#halfLife = halfLife;
  }

  /** @param now in ms, of any clock that goes on steadily */
  of(caller: string, now = performance.now()): number {
    const entry = this.#used.get(caller);
    return entry ? entry.amount * 0.5 ** ((now - entry.at) / this.#halfLife) : 0;
  }

  add(caller: string, amount: number, now = performance.now()): void {
    if (amount <= 0) return;
    const sum = this.of(caller, now) + amount;
    // A map has its entries in the order in which they were added.
    this.#used.delete(caller);
    this.#used.set(caller, { amount: sum, at: now });
    const [oldest] = this.#used.keys();
    if (this.#used.size > maxEntries && oldest !== undefined) this.#used.delete(oldest);
  }
}
