import localFont from "next/font/local";

/**
 * Instrument Sans (SIL Open Font License 1.1), latin, variable in weight alone: the width axis doubles the file and
 * nothing uses it. The fallback is sized to it, so the swap moves nothing.
 */
export const instrument = localFont({
  src: "./fonts/instrument-sans-latin.woff2",
  weight: "400 700",
  variable: "--font-instrument",
  display: "swap",
  preload: true,
  adjustFontFallback: "Arial",
});
