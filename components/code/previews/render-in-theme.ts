import { callFunction } from "@/lib/api/functions/client";
import type { FunctionInput } from "@/lib/api/functions/registry";
import type { Theme } from "@/lib/code/theme/theme";

type Asked = FunctionInput<"previewComponent">;

/** What was drawn on this visit. */
const drawn = new Map<string, Promise<string>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The document of a live preview in a theme, drawn by the server. One after another: two jobs of one person may wait there
 * (docs/decisions/0031).
 * @param src address of the preview as it comes: `/{line}/page/{id}` or `/{line}/page/{id}/{trade}`
 */
export function fetchThemedDocument(src: string, theme: Theme): Promise<string> {
  const key = `${src} ${JSON.stringify(theme)}`;
  const known = drawn.get(key);
  if (known) return known;
  const [, product, , sectionId, trade] = src.split("/");
  const requested = { sectionId, product: product as Asked["product"], theme, ...(trade && { trade }) };
  const document = last.then(async () => (await callFunction("previewComponent", requested)).html);
  drawn.set(key, document);
  last = document.catch(() => drawn.delete(key));
  return document;
}
