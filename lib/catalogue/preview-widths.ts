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

/** Photographs of taller previews are cut here, in pixels. */
export const longestPhotograph = 1400;
