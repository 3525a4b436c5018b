import { type Colour, toHex } from "@/lib/code/theme/colour";

/** Colours with how much speaks for each. */
export class Tally {
  readonly #seen = new Map<string, { colour: Colour; weight: number }>();

  add(colour: Colour, weight: number): void {
    if (weight <= 0) return;
    const hex = toHex(colour);
    const known = this.#seen.get(hex);
    if (known) known.weight += weight;
    else if (this.#seen.size < mostColours) this.#seen.set(hex, { colour, weight });
  }

  #sorted() {
    return [...this.#seen.values()].sort((one, other) => other.weight - one.weight);
  }

  first(): Colour | undefined {
    return this.#sorted()[0]?.colour;
  }

  /** The colours that are told apart at a glance: of shades of one, which count together, the one with most behind it. */
  apart(): Colour[] {
    const kept: { colour: Colour; weight: number }[] = [];
    for (const { colour, weight } of this.#sorted()) {
      const same = kept.find((other) => isSame(other.colour, colour));
      if (same) same.weight += weight;
      else if (kept.length < mostKept) kept.push({ colour, weight });
    }
    kept.sort((one, other) => other.weight - one.weight);
    // A colour that is hardly used isn't the page's.
    const least = (kept[0]?.weight ?? 0) / 12;
    return kept.filter(({ weight }) => weight >= least).map(({ colour }) => colour);
  }
}

const mostColours = 500;
const mostKept = 12;

function isSame(one: Colour, other: Colour): boolean {
  const turn = Math.abs(one.h - other.h) % 360;
  return Math.min(turn, 360 - turn) < 25 && Math.abs(one.l - other.l) < 0.3;
}
