/** How wide the list of a category is on an ordinary desktop: what "full width" means there, in pixels. */
export const listWidth = 1136;

/** The widths at which the height of every preview is known, in pixels: those the shop shows it at. */
export const heightWidths = {
  phone: 375,
  column: 708,
  tablet: 768,
  laptop: 938,
  full: listWidth,
  desktop: 1280,
} as const;

/**
 * Photographs are cut here, in pixels of the preview. Those of previews that need a frame stand in its place and show it
 * whole; of a whole page the Templates page lets all of it pass by; of the others nobody sees more than the top (related sections, cards).
 */
export const longestPhotographs = {
  framed: { full: 1400, phone: 1400 },
  drawn: { full: 1136, phone: 480 },
  page: { full: 9_000, phone: 2_400 },
} as const;
