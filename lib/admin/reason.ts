/** How many characters a reason has. */
export const reasonSizes = { min: 3, max: 500 } as const;
