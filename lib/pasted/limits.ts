/** How long a text may be that is read, in characters; a page of thirty sections without its styles is shorter. */
export const longestPasted = 180_000;

/** What is said of one that is longer. */
export const tooLong = `This is longer than ${longestPasted.toLocaleString("en")} characters. Paste one section at a time.`;
