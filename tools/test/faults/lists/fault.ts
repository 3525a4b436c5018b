/** What the default run has to protect (docs/faults.md). */
export const domains = [
  "billing",
  "delivery",
  "entitlements",
  "leaks",
  "addresses",
  "functions",
  "accounts",
  "search",
  "banner",
  "headers",
  "migrations",
  "editor",
  "registry",
  "mcp",
  "admin",
] as const;

export type Domain = (typeof domains)[number];

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

/** A fault in the list: its id is its domain and its number there, from 1. */
export interface ListedFault extends Fault {
  id: string;
  domain: Domain;
}

/** How often a text stands in another one. */
export const countOf = (text: string, part: string): number => text.split(part).length - 1;
