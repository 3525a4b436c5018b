/** Where a build keeps what it has measured of copies (copy-measures.ts), below its folder. */
export const measuresFolder = "server/copies";
