/** What Notion's HTML block takes of a file, in bytes. */
export const frameLimit = 200 * 1024;
