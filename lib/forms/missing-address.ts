/** What the address of a form is while nobody has given one: it is sent nowhere. */
export const noAddress = "#";
