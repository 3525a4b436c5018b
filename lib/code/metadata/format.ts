import type { Section } from "@/lib/catalogue/catalogue";

/**
 * What a section can be copied as. `paste` is what the product line's own code block takes, `tailwind` React with class names, for
 * projects that have Tailwind 4.
 */
export const formats = ["paste", "no-script", "react", "tailwind", "vue"] as const;
export type Format = (typeof formats)[number];

/** The copies a section comes as: callout cards are CSS alone, headers and footers stand on every page by script. */
export function listFormats(section: Pick<Section, "category">): readonly Format[] {
  return section.category === "callout-card" ? ["paste"] : formats;
}

export interface DeliveredFile {
  name: string;
  language: "html" | "css" | "tsx" | "vue";
  code: string;
}
