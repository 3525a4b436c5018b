import records from "./quality.json";

/** Widths in pixels at which axe looks at a section, in light and in dark. */
export const axeWidths = [375, 768, 1280] as const;

/** Widths in pixels at which nothing of a section may stick out sideways. */
export const layoutWidths = [320, 480, 700, 1024, 1440] as const;

/** What was measured of a section (`npm run quality`), never claimed. */
export interface QualityRecord {
  /** Of what was measured; another hash than the section's present one means the record is stale. */
  hash: string;
  /** Rules of axe that failed, with scheme and width: light and dark, at `axeWidths`. */
  violations: string[];
  /** The lowest contrast ratio of text against its ground that axe found, 1–21. */
  lowestContrast: number;
  /** Elements in the page. */
  nodes: number;
  /** Where the page had to be scrolled sideways: at `layoutWidths`, right to left, text at 200 %, stressed content. */
  overflow: string[];
  /** UTF-8 length of each copy. */
  bytes: Record<string, number>;
}

/** The record of a section, if it has been measured. */
export function qualityOf({ id }: { id: string }): QualityRecord | undefined {
  return (records as Record<string, QualityRecord>)[id];
}
