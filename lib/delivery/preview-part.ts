/**
 * What a live preview's document shows, to be drawn in a page among other things: its headings stand below that page's own,
 * at most at the fourth level, which is the last that looks as the first does (components/sections/reset.css).
 * Its forms send nothing, also before the page's script runs.
 * @param document as `/{line}/page/{id}` answers it
 * @param top the level that its highest heading gets
 * @returns markup with its stylesheet; "" when the document is none of ours
 */
export function previewPart(document: string, top: number): string {
  const [, main = ""] = /<main>([\s\S]*)<\/main>/.exec(document) ?? [];
  const heading = /<(\/?)h([1-6])(?=[\s>])/g;
  const levels = [...main.matchAll(heading)].map(([, , level]) => Number(level));
  const down = top - Math.min(...levels);
  return main
    .trim()
    .replace(heading, (_, end, level) => `<${end}h${Math.min(4, Math.max(top, Number(level) + down))}`)
    .replace(/<form\b[^>]*>/g, (form) => form.replace(/\smethod="?\w+"?/, "").replace("<form", "<form method=dialog"));
}
