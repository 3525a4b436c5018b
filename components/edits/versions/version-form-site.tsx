"use client";

import { FormSite } from "@/components/code/copy/form-site";
import type { Product } from "@/lib/hosts/products";
import { useSectionProduct } from "./use-section-product";

/** Where the answers to the form of a version go that is copied here: the choice of the section's page. */
export function VersionFormSite({
  section,
}: {
  section: { id: string; price: number | null; lines: readonly Product[] };
}) {
  const product = useSectionProduct(section.lines);
  return <FormSite key={product} section={section} product={product} />;
}
