/** How long a text may be that is read, in characters; a page of thirty sections without its styles is shorter. */
export const longestPasted = 180_000;
