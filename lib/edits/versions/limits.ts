/** How many saved versions a user can have. */
export const savedVersionLimit = 500;

/** How many characters the name of a saved version can have. */
export const nameLimit = 80;
