/**
 * How long a text may be that is read, in bytes as it is sent; a page of thirty sections without its styles is shorter. A post to a page
 * has room for it and the call around it (lib/server/admission/post-size.ts).
 */
export const maxPastedLength = 180 * 1024;

/** Bytes of a text in a post, where quotation marks and line breaks are two of them, and letters beyond A to Z two or three. */
function measureSent(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}

/** Whether a text is short enough to be sent and read. */
export const isPastable = (text: string): boolean =>
  text.length < maxPastedLength && measureSent(text) <= maxPastedLength;

/** What is said of one that isn't. */
export const tooLong = `This is too long to be read at once: up to ${maxPastedLength / 1024} KB can be. Paste one section at a time.`;
