/** A regression of one line, to be planted in a copy of the tree. */
export interface Fault {
  /** A path from the root. */
  file: string;
  /** A part of one line, found in the file exactly once. */
  find: string;
  /** What stands there instead. */
  plant: string;
  /** What no longer holds. */
  breaks: string;
  /** A browser test that finds it where no unit or database test can. Needs a build for this fault alone. */
  spec?: string;
}

/** Faults by what the default run has to protect (docs/faults.md). */
export type FaultLists = Record<string, Fault[]>;

/** A fault with its id, "billing-1": its domain and its number there. */
export interface ListedFault extends Fault {
  id: string;
}

/** How often a text stands in another one. */
export const countOf = (text: string, part: string): number => text.split(part).length - 1;
