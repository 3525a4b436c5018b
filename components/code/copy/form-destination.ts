import type { Product } from "@/lib/hosts/products";

const keyOf = (product: Product) => `silcrow.form-site.${product}`;
const listeners = new Set<() => void>();
// Where storage is closed to us, the choice lasts as long as the page.
const unstored = new Map<Product, string>();

/** The id of the site that answers to copied forms go to, by line, remembered in this browser; "" for none. */
export const formDestination = {
  get(product: Product): string {
    try {
      return localStorage.getItem(keyOf(product)) ?? "";
    } catch {
      return unstored.get(product) ?? "";
    }
  },
  set(product: Product, id: string): void {
    unstored.set(product, id);
    try {
      if (id) localStorage.setItem(keyOf(product), id);
      else localStorage.removeItem(keyOf(product));
    } catch {
      // Kept above.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", listener);
    };
  },
};
