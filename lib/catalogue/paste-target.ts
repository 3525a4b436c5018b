import type { PasteTarget } from "@/lib/hosts/host";
import type { CategorySlug } from "./categories";

export type MountPosition = "header" | "footer";

/** Where a section stands beside the pages of a site; undefined for what stands in one. */
export function getMountPosition({ category }: { category: CategorySlug }): MountPosition | undefined {
  return category === "header" || category === "footer" ? category : undefined;
}

/** Where code of a category is pasted: callout cards are CSS alone, headers and footers stand on every page. */
export function getPasteTarget(category: CategorySlug): PasteTarget {
  if (category === "callout-card") return "css";
  return getMountPosition({ category }) ? "head" : "block";
}
