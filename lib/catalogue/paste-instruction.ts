import { hosts } from "@/lib/hosts/hosts";
import type { Product } from "@/lib/hosts/products";
import type { CategorySlug } from "./categories";
import { getPasteTarget } from "./paste-target";

/** One sentence for whoever has just copied a section. */
export function getPasteInstruction(product: Product, category: CategorySlug): string {
  return hosts[product].pasting.sentences[getPasteTarget(category)];
}
