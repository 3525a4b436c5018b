import localFont from "next/font/local";

/**
 * Instrument Sans (SIL Open Font License 1.1), latin, variable in weight alone: the width axis doubles the file and
 * nothing uses it. It is fetched with the page; where it comes too late for the first paint it is kept for the next page,
 * for a swap would move what is being read, however well the fallback is sized to it.
 */
export const instrument = localFont({
  src: "./fonts/instrument-sans-latin.woff2",
  weight: "400 700",
  variable: "--font-instrument",
  display: "optional",
  preload: true,
  // Its stand-ins are in fallback-fonts.css: Arial alone, in one weight, fits neither bold words nor machines without it.
  adjustFontFallback: false,
});
