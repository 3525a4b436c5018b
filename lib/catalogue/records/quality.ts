/** Widths in pixels at which axe looks at a section, in light and in dark, and engines are compared in light. */
export const axeWidths = [375, 768, 1280] as const;

/** Widths in pixels at which nothing of a section may stick out sideways. */
export const layoutWidths = [320, 480, 700, 1024, 1440] as const;

/** Widths in pixels at which no word may be broken inside, in any engine. */
export const wordWidths = [320, 360, 375, 480, 640, 700, 768, 896, 1024, 1280] as const;

/** What says something is at least this large, in pixels. */
export const minTextSize = 12;

/** What another engine than Chromium made of a section. */
export interface EngineRecord {
  /** The engine's version: "153.7". */
  version: string;
  /** What stands or looks different from Chromium, at `axeWidths`, beyond the tolerances of tools/sections/engines/compare.ts. */
  differences: string[];
  /** Words broken inside, at `wordWidths`. */
  broken: string[];
}

/** What was measured of a section (`npm run quality`), never claimed. */
export interface QualityRecord {
  /** Of what was measured; another hash than the section's present one means the record is stale. */
  hash: string;
  /** The day on which it was last measured, "2026-11-26". */
  date: string;
  /** Rules of axe that failed, with scheme and width: light and dark, at `axeWidths`. */
  violations: string[];
  /** The lowest contrast ratio of text against its ground that axe found, 1–21. */
  lowestContrast: number;
  /** Elements in the page. */
  nodes: number;
  /** Where the page had to be scrolled sideways: at `layoutWidths`, right to left, text at 200 %, stressed content. */
  overflow: string[];
  /** Words broken inside, at `wordWidths`. */
  broken: string[];
  /** Text smaller than `minTextSize` that isn't only for the eye, at `axeWidths`. */
  small: string[];
  /** What forced colours take away: the box of a button, contrast. */
  forced: string[];
  /** Version of the Chromium that all of this was measured in. */
  chromium: string;
  /** Null: not measured, for there was none where this was written. */
  firefox: EngineRecord | null;
  webkit: EngineRecord | null;
  /** UTF-8 length of each copy. */
  bytes: Record<string, number>;
}
