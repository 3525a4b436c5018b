/** After so long, in ms, half of what was used is forgotten. */
const halfLife = 30_000;
/** Callers that are remembered; beyond, the ones that used something longest ago are forgotten. */
const maxEntries = 10_000;

/** Who used how much processor time of late, in ms. */
export class Usage {
  readonly #used = new Map<string, { time: number; at: number }>();

  /** @param now in ms, of any clock that goes on steadily */
  of(caller: string, now = performance.now()): number {
    const entry = this.#used.get(caller);
    return entry ? entry.time * 0.5 ** ((now - entry.at) / halfLife) : 0;
  }

  add(caller: string, time: number, now = performance.now()): void {
    if (time <= 0) return;
    const sum = this.of(caller, now) + time;
    // A map has its entries in the order in which they were added.
    this.#used.delete(caller);
    this.#used.set(caller, { time: sum, at: now });
    const [oldest] = this.#used.keys();
    if (this.#used.size > maxEntries && oldest !== undefined) this.#used.delete(oldest);
  }
}
