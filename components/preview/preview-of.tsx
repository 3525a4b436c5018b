import type { Section } from "@/lib/catalogue/catalogue";
import { thumbnailOf } from "@/lib/catalogue/thumbnails";
import { isDrawnInPage } from "@/lib/delivery/preview";
import { Poster } from "./poster";

/** How a section's preview is shown in a list and on its page: how tall it is, and whether it needs a frame. */
export function previewOf(section: Section, first: boolean) {
  const thumbnail = thumbnailOf(section);
  return {
    first,
    heights: thumbnail?.heights,
    framed: isDrawnInPage(section) ? undefined : thumbnail ? <Poster thumbnail={thumbnail} first={first} /> : <span />,
  };
}
