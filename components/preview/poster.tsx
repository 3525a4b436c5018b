import { listWidth, longestPhotograph } from "@/lib/catalogue/preview-widths";
import type { Thumbnail } from "@/lib/catalogue/thumbnails";

/**
 * The photograph of a preview: a phone's where the shop is on one, else that of the list. `first` is the picture of the
 * first preview on a page, fetched before anything else.
 */
export function Poster({ thumbnail: { full, phone, heights }, first }: { thumbnail: Thumbnail; first?: boolean }) {
  const narrow = "(max-width: 639px)";
  const dark = "(prefers-color-scheme: dark)";
  return (
    <picture>
      <source srcSet={phone.dark} media={`${narrow} and ${dark}`} />
      <source srcSet={phone.light} media={narrow} />
      <source srcSet={full.dark} media={dark} />
      <img
        src={full.light}
        alt=""
        width={listWidth}
        height={Math.min(heights.full, longestPhotograph)}
        loading={first ? undefined : "lazy"}
        fetchPriority={first ? "high" : undefined}
        className="w-full"
      />
    </picture>
  );
}
