/** The largest body of a post to a page, in bytes: room for 160 KB of a page's content with its escapes. Read by the build, too. */
export const maxPostBytes = 192 * 1024;
