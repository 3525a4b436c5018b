import { callFunction } from "@/lib/api/functions/client";
import type { Product } from "@/lib/hosts/products";

interface Wanted {
  id: string;
  updatedAt: number;
  product: Product;
}

/** What was drawn on this visit. A saved version that was changed has another key. */
const drawn = new Map<string, string>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The document of a saved version, drawn by the server once for each change. One after another: two jobs of one person
 * may wait there, and the editor's own preview is one (docs/decisions/0031).
 */
export async function renderVersion({ id, updatedAt, product }: Wanted, signal: AbortSignal): Promise<string> {
  const key = `${id} ${updatedAt} ${product}`;
  const before = last;
  const turn = async () => {
    await before;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const { html } = await callFunction("previewComponent", { componentId: id, product }, { signal });
    drawn.set(key, html);
    return html;
  };
  const html = turn();
  last = html.catch(() => {});
  return html;
}
