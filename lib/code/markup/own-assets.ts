const ours = /^\/(?:art\/|pictures\/[0-9a-f-]{36}\.webp$)/;

/** Whether an address is that of a file of ours: art of the sections, or a picture somebody uploaded. Copies name it whole. */
export const isOurFile = (value: unknown): value is string => typeof value === "string" && ours.test(value);
