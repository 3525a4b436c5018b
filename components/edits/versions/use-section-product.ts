"use client";

import { useProduct } from "@/components/hosts/product-provider";
import type { Product } from "@/lib/hosts/products";

/** The line a section is shown and copied for: the chosen one, or the one it is made for. */
export function useSectionProduct(lines: readonly Product[]): Product {
  const [chosen] = useProduct();
  return lines.includes(chosen) ? chosen : (lines[0] ?? chosen);
}
