"use client";

import { usePathname } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { createListeners } from "@/lib/browser/listeners";
import { localStore } from "@/lib/browser/storage";
import { defaultProduct, isProduct, type Product, productStorageKey } from "@/lib/hosts/products";

const { notify, subscribe } = createListeners(productStorageKey);
// Where it can't be stored, the choice lasts as long as the page.
let unstored: Product | undefined;

function readRemembered(): Product {
  const stored = localStore.get(productStorageKey);
  return isProduct(stored) ? stored : (unstored ?? defaultProduct);
}

function remember(product: Product) {
  unstored = product;
  localStore.set(productStorageKey, product);
  notify();
}

/** The product line an address belongs to, if any. */
export function parseProduct(pathname: string): Product | undefined {
  const first = pathname.split("/")[1];
  return isProduct(first) ? first : undefined;
}

/** What follows the line may change places: what the address leads to stays where it is on the screen. */
function setLine(product: Product) {
  const target = document.querySelector(":target");
  const before = target?.getBoundingClientRect().top ?? 0;
  document.documentElement.dataset.line = product;
  const moved = (target?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
}

const ProductContext = createContext<[Product, (product: Product) => void]>([defaultProduct, remember]);

/** Holds the chosen line: that of the address, else the remembered one (localStorage `product`). */
export function ProductProvider({ children }: { children: ReactNode }) {
  const addressed = parseProduct(usePathname());
  const stored = useSyncExternalStore(subscribe, readRemembered, () => defaultProduct);
  useEffect(() => {
    if (addressed) remember(addressed);
  }, [addressed]);
  const product = addressed ?? stored;
  // For what follows the line by CSS alone: the variants `bullet:` and `super:` of shop.css.
  useEffect(() => {
    const isFirst = !document.documentElement.dataset.line;
    setLine(isFirst ? (addressed ?? readRemembered()) : product);
  }, [addressed, product]);
  const value = useMemo((): [Product, (product: Product) => void] => [product, remember], [product]);
  return <ProductContext value={value}>{children}</ProductContext>;
}

/**
 * The chosen product line and its setter. The server renders the line of the address, else the default; the browser
 * corrects it to the remembered one.
 */
export function useProduct(): [Product, (product: Product) => void] {
  return useContext(ProductContext);
}
