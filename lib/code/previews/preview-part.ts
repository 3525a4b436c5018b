import { setTopHeading } from "@/lib/code/markup/headings";

/**
 * What a live preview's document shows, to be drawn in a page among other things: its headings stand below that page's own.
 * Its forms send nothing, also before the page's script runs.
 * @param document as `/{line}/page/{id}` answers it
 * @param top the level that its highest heading gets
 * @returns markup with its stylesheet; "" when the document is none of ours
 */
export function extractPreviewPart(document: string, top: number): string {
  const [, main = ""] = /<main>([\s\S]*)<\/main>/.exec(document) ?? [];
  return setTopHeading(main.trim(), top).replace(/<form\b[^>]*>/g, (form) =>
    form.replace(/\smethod="?\w+"?/, "").replace("<form", "<form method=dialog"),
  );
}
