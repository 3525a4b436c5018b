"use client";

import { LazySectionCopyButton } from "@/components/code/copy/lazy-section-copy-button";
import { hasForm, type PagePart } from "@/lib/catalogue/content/arrangement";
import type { ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import { getPasteInstruction } from "@/lib/catalogue/paste-instruction";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import type { Theme } from "@/lib/code/theme/theme";
import type { Product } from "@/lib/hosts/products";
import { createEdit } from "./initial-page";

/** One thing to paste, with its place in the order. */
export function CopyStep(props: {
  title: string;
  product: Product;
  parts: readonly PagePart[];
  theme: Theme;
  place: ComposeSection["place"];
  /** When or for what it is pasted. */
  where: string;
}) {
  const { title, product, parts, theme, place, where } = props;
  const [only] = parts;
  const page = createEdit(parts, theme);
  const own =
    parts.length === 1 && only ? { id: only.id, content: only.content, theme } : { ...page, id: page.sectionId };
  const category = place === "middle" ? "landing-pages" : place;
  const copied = {
    id: own.id,
    title,
    target: getPasteTarget(category),
    instruction: getPasteInstruction(product, category),
    hasForm: hasForm(own.content),
  };
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-3">
      <span className="min-w-0">
        <span className="block font-[550] text-ink">{title}</span>
        <span className="block text-small text-muted">{where}</span>
      </span>
      <span className="ml-auto has-[section]:w-full">
        <LazySectionCopyButton
          isInline
          section={copied}
          product={product}
          edit={{ content: own.content, theme: own.theme }}
        />
      </span>
    </li>
  );
}
