const tags = /<(\/?)h([1-6])(?=[\s>])/g;

/** The level of the highest heading among tags of markup or of JSX, from 1; undefined where there is none. */
export function findTopHeading(text: string): number | undefined {
  const levels = [...text.matchAll(tags)].map(([, , level]) => Number(level));
  return levels.length > 0 ? Math.min(...levels) : undefined;
}

/**
 * Markup or JSX whose highest heading has this level, the others following. None goes below the fourth, which is the last that
 * looks as the first does (components/sections/reset.css).
 */
export function setTopHeading(text: string, level: number): string {
  const down = level - (findTopHeading(text) ?? level);
  if (down === 0) return text;
  return text.replace(tags, (_, end, own) => `<${end}h${Math.min(4, Math.max(level, Number(own) + down))}`);
}

/** A whole page whose first heading of the second level is one of the first, where none is. */
export function ensureMainHeading(html: string): string {
  if (/<h1[\s>]/.test(html)) return html;
  return html.replace(/<h2(?=[\s>])(.*?)<\/h2>/s, "<h1$1</h1>");
}
