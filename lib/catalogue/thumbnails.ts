import { existsSync } from "node:fs";
import { join } from "node:path";

export interface Image {
  light: string;
  dark: string;
}

/** The light and dark thumbnail of a section (`public/thumbnails/<category>/<slug>.webp`, `-dark.webp`), if it has them. */
export function sectionImage({ category, slug }: { category: string; slug: string }): Image | undefined {
  const light = `/thumbnails/${category}/${slug}.webp`;
  const dark = `/thumbnails/${category}/${slug}-dark.webp`;
  const exists = (path: string) => existsSync(join(/* turbopackIgnore: true */ process.cwd(), "public", path));
  return exists(light) && exists(dark) ? { light, dark } : undefined;
}
