"use client";

import { FormSite } from "@/components/code/copy/form-site";
import type { Product } from "@/lib/hosts/products";
import { useLine } from "./use-line";

/** Where the answers to the form of a version go that is copied here: the choice of the section's page. */
export function AnswersOf({ section }: { section: { id: string; price: number | null; lines: readonly Product[] } }) {
  const product = useLine(section.lines);
  return <FormSite key={product} section={section} product={product} />;
}
