import { localStore } from "@/lib/browser/storage";
import type { Product } from "@/lib/hosts/products";

const keyOf = (product: Product) => `silcrow.form-site.${product}`;
const listeners = new Set<() => void>();
// Where it can't be stored, the choice lasts as long as the page.
const unstored = new Map<Product, string>();

/** The id of the site that answers to copied forms go to, by line, remembered in this browser; "" for none. */
export const formDestination = {
  get(product: Product): string {
    return unstored.get(product) ?? localStore.get(keyOf(product)) ?? "";
  },
  set(product: Product, id: string): void {
    if (localStore.set(keyOf(product), id || null)) unstored.delete(product);
    else unstored.set(product, id);
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
