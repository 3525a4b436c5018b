/** The heading of every message about a checkout that failed before it opened. */
export const checkoutFailed = "The checkout didn't open";
