/** What examples for programs ask for, by the id of the section: one that is sold and one that is free. A test looks them up. */
export const exampleIds = { paid: "silcrow-cta-ticket", free: "silcrow-callout-card-margin-rule" } as const;
