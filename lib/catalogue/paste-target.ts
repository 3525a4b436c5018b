import type { PasteTarget } from "@/lib/hosts/host";
import type { CategorySlug } from "./categories";

/** Where code of a category is pasted: callout cards are CSS alone, headers and footers stand on every page. */
export function pasteTargetOf(category: CategorySlug): PasteTarget {
  if (category === "callout-card") return "css";
  return category === "header" || category === "footer" ? "head" : "block";
}
