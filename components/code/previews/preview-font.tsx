/**
 * The font of previews that are drawn in the page, asked for in time for the first paint: later it would move what has been
 * painted, so it isn't used then. Phones do without (shop.css).
 */
export function PreviewFont() {
  return (
    <link
      rel="preload"
      href="/fonts/inter.woff2"
      as="font"
      type="font/woff2"
      crossOrigin=""
      fetchPriority="low"
      media="(width >= 40rem)"
    />
  );
}
