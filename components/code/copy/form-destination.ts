import { createListeners } from "@/lib/browser/listeners";
import { localStore } from "@/lib/browser/storage";
import type { Product } from "@/lib/hosts/products";

const key = "silcrow.form-site.";
const getKey = (product: Product) => key + product;
const { notify, subscribe } = createListeners(key);
// Where it can't be stored, the choice lasts as long as the page.
const unstored = new Map<Product, string>();

/** The id of the site that answers to copied forms go to, by line, remembered in this browser; "" for none. */
export const formDestination = {
  get(product: Product): string {
    return unstored.get(product) ?? localStore.get(getKey(product)) ?? "";
  },
  set(product: Product, id: string): void {
    if (localStore.set(getKey(product), id || null)) unstored.delete(product);
    else unstored.set(product, id);
    notify();
  },
  subscribe,
};
