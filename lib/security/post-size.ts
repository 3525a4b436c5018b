/** The largest body of a post to a page, in bytes: room for 64 KB of content with its escapes. Read by the build, too. */
export const maxPostBytes = 128 * 1024;
