/**
 * How wide a pasted section is. `column`: as its text column, and its text keeps the column's left edge. `wide`: up to
 * 1280 px, `full`: from one edge of the window to the other, both out of a column in the middle of its page.
 */
export const widths = ["column", "wide", "full"] as const;
export type Width = (typeof widths)[number];
