/**
 * What may be uploaded: bytes of one file, the longer side in pixels, and what its pixels may come to once it is decoded:
 * fewer of kinds that are decoded as a whole, which take 17 bytes a pixel.
 */
export const uploadLimits = {
  bytes: 2 * 1024 * 1024,
  side: 12_000,
  pixels: 40_000_000,
  wholePixels: 12_500_000,
} as const;

/** What is kept of it: the longer side in pixels, and bytes. */
export const storedLimits = { side: 1_600, bytes: 400 * 1024 } as const;

/** How many pictures one user can have, and how many bytes they may come to. */
export const ownLimits = { pictures: 200, bytes: 50 * 1024 * 1024 } as const;

/** Said of a file that is too large, before it is sent or read. */
export const tooLargeSentence =
  "This file has more than 2 MB. Make the picture smaller, or save it as a JPEG, and try again. Nothing was changed.";

/** Of what a file was called, so many characters are kept. */
export const nameLimit = 120;

/** What a file is called travels in this header, percent-encoded: the body is the file and nothing else. */
export const nameHeader = "x-file-name";
