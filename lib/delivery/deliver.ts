import type { Section } from "@/lib/catalogue/catalogue";
import type { Product } from "@/lib/catalogue/products";
import { urls } from "@/lib/urls";
import { calloutFile } from "./callout";
import { customElement } from "./custom-element";
import { noScript } from "./no-script";
import { type Placement, placed } from "./placed";
import { react } from "./react";
import { type Rendered, type RenderOptions, renderSection } from "./render";
import { vue } from "./vue";

/** What a section can be copied as. `paste` is what the product line's own code block takes. */
export const formats = ["paste", "no-script", "react", "vue"] as const;
export type Format = (typeof formats)[number];

/** The copies a section comes as: callout cards are CSS alone, headers and footers stand on every page by script. */
export function formatsOf(section: Pick<Section, "category">): readonly Format[] {
  return section.category === "callout-card" ? ["paste"] : formats;
}

export interface DeliveredFile {
  name: string;
  language: "html" | "css" | "tsx" | "vue";
  code: string;
}

export interface DeliverOptions extends Omit<RenderOptions, "answers"> {
  product: Product;
  /** `paste` when absent. */
  format?: Format;
  /** The site that the answers to the section's form are kept for (docs/forms.md); its form is as written when absent. */
  site?: { id: string };
}

/**
 * What a buyer takes home: the section with content and theme as one or more files. The same input gives the same bytes.
 * @returns the files; `code` is the first one's text, `bytes` the length of all in UTF-8
 * @throws AppError `invalid` naming the field of content or theme that does not fit
 */
export async function deliver(
  options: DeliverOptions,
): Promise<{ files: DeliveredFile[]; code: string; bytes: number }> {
  const files = await filesOf(options);
  return {
    files,
    code: files[0]?.code ?? "",
    bytes: files.reduce((sum, file) => sum + Buffer.byteLength(file.code), 0),
  };
}

async function filesOf({ product, format = "paste", site, ...options }: DeliverOptions): Promise<DeliveredFile[]> {
  const { section } = options;
  // CSS has one form, whatever is asked for.
  if (section.category === "callout-card") return [await calloutFile({ ...options, product })];
  const answers = site && options.origin + urls.form(site.id, section.slug);
  const rendered = await renderSection({ ...options, answers });
  switch (format) {
    case "paste":
      return [{ name: `${section.slug}.html`, language: "html", code: pasted(section, product, rendered) }];
    case "no-script": {
      return [{ name: `${section.slug}.html`, language: "html", code: forBlock(product, noScript(rendered)) }];
    }
    case "react":
      return react(section, rendered);
    case "vue":
      return [{ name: `${section.slug}.vue`, language: "vue", code: vue(rendered) }];
  }
}

const placements: Partial<Record<Section["category"], Placement>> = { header: "header", footer: "footer" };

function pasted(section: Section, product: Product, rendered: Rendered): string {
  const placement = placements[section.category];
  return placement ? placed(placement, product, rendered) : forBlock(product, customElement(rendered));
}

/** In Super, a Notion code block that begins with this word is taken as HTML (docs/hosts.md §1.1). */
function forBlock(product: Product, html: string): string {
  return product === "super" ? `super-embed:${html}` : html;
}

/** The snippet as it stands in a page, without what a builder wants around it. It is what is sold: not for showing. */
export async function snippetOf(options: RenderOptions): Promise<string> {
  return customElement(await renderSection(options));
}
