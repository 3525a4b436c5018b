import type { Thumbnail } from "@/lib/catalogue/records/thumbnails";

/**
 * The photograph of a preview: a phone's where the shop is on one, else that of the list. `first` is the picture of the
 * first preview on a page: fetched at once, painted with the page.
 */
export function Poster({ thumbnail: { full, phone, sizes }, first }: { thumbnail: Thumbnail; first?: boolean }) {
  const narrow = "(max-width: 639px)";
  const dark = "(prefers-color-scheme: dark)";
  return (
    <picture>
      <source srcSet={phone.dark} media={`${narrow} and ${dark}`} {...sizes.phone} />
      <source srcSet={phone.light} media={narrow} {...sizes.phone} />
      <source srcSet={full.dark} media={dark} {...sizes.full} />
      <img
        src={full.light}
        alt=""
        {...sizes.full}
        loading={first ? undefined : "lazy"}
        fetchPriority={first ? "high" : undefined}
        // Painted with the words around it, not a moment after.
        decoding={first ? "sync" : "async"}
        className="h-auto w-full"
      />
    </picture>
  );
}
