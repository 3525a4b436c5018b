import type { Section } from "@/lib/catalogue/catalogue";
import { type Thumbnail, thumbnailOf } from "@/lib/catalogue/thumbnails";
import { isDrawnInPage } from "@/lib/delivery/preview";
import { Poster } from "./poster";

// Until a section is photographed nobody knows how tall it is.
const unknownHeights: Thumbnail["heights"] = {
  phone: 780,
  column: 780,
  tablet: 780,
  laptop: 780,
  full: 780,
  desktop: 780,
};

/** How a section's preview is shown in a list and on its page: how tall it is, and whether it needs a frame. */
export function previewOf(section: Section, first: boolean) {
  const thumbnail = thumbnailOf(section);
  return {
    first,
    heights: thumbnail?.heights ?? unknownHeights,
    framed: isDrawnInPage(section) ? undefined : thumbnail ? <Poster thumbnail={thumbnail} first={first} /> : <span />,
  };
}
