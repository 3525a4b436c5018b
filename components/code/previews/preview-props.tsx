import { listTrades, type Section } from "@/lib/catalogue/catalogue";
import { findThumbnail, type Thumbnail } from "@/lib/catalogue/records/thumbnails";
import { isDrawnInPage } from "@/lib/code/previews/preview";
import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
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

/** How a section's preview is shown in a list and on its page: of which contents, how tall it is, whether it needs a frame. */
export function getPreviewProps(section: Section, product: Product, first: boolean) {
  const thumbnail = findThumbnail(section);
  const { id } = section;
  const trades = listTrades(section);
  return {
    id,
    src: urls.preview(product, id),
    // One alone is nothing to choose from.
    examples: (trades.length > 1 ? trades : []).map(({ trade: name, label }, index) => {
      const trade = index === 0 ? undefined : name;
      return { trade, label, src: urls.preview(product, id, trade) };
    }),
    first,
    heights: thumbnail?.heights ?? unknownHeights,
    framed: isDrawnInPage(section) ? undefined : thumbnail ? <Poster thumbnail={thumbnail} first={first} /> : <span />,
  };
}
