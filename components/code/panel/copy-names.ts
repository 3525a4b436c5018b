import type { ReactNode } from "react";
import type { CategorySlug } from "@/lib/catalogue/categories";
import { getPasteInstruction } from "@/lib/catalogue/paste-instruction";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import type { Format } from "@/lib/code/metadata/format";
import type { PasteTarget } from "@/lib/hosts/host";
import { type Product, productTitles } from "@/lib/hosts/products";

/** The name of a copy, as its tab and the table say it. */
export function copyName(format: Format, product: Product): string {
  return {
    paste: productTitles[product],
    "no-script": "No script",
    react: "React + CSS",
    tailwind: "React + Tailwind",
    vue: "Vue",
  }[format];
}

/** Where a file of a copy goes, in a sentence for whoever has just copied it. */
export function getFileInstruction(format: Format, product: Product, category: CategorySlug): string {
  return format === "react" || format === "tailwind" || format === "vue"
    ? "Save it in your project under this name"
    : getPasteInstruction(product, category);
}

const pasted: Record<PasteTarget, string> = {
  block: "For a code block; kept apart from your site’s own styles",
  head: "For the site’s code: puts it on every page",
  css: "Styles for the callouts you already have",
};

/** What a copy is, in a few words. */
export function copyKind(format: Format, category: CategorySlug): string {
  switch (format) {
    case "paste":
      return pasted[getPasteTarget(category)];
    case "no-script":
      return "Plain HTML and CSS, for places that allow no scripts. Copy it again for a second place on the same page";
    case "react":
      return "The component, its content and a stylesheet; needs no Tailwind";
    case "tailwind":
      return "The component, with Tailwind 4 classes; needs silcrow-theme.css, once per project";
    case "vue":
      return "One single-file component";
  }
}

/** A copy as one of the tabs of a section's code. */
export interface CopyTab {
  format: Format;
  name: string;
  /** Where its files go, in a sentence. */
  instruction: string;
  /** Where they are pasted; undefined for those of a project. */
  target?: PasteTarget;
  /** What stands above its files, whoever reads them. */
  above?: ReactNode;
  /** What stands in place of code that the reader does not own. */
  locked: ReactNode;
}
