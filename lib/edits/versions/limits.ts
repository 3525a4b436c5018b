/** How many saved components a user can have. */
export const savedVersionLimit = 500;

/** How many characters the name of a record can have. */
export const nameLimit = 80;
