import { findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { templates } from "@/lib/catalogue/pages/templates";
import { getMountPosition } from "@/lib/catalogue/paste-target";
import { renderCalloutPreview } from "@/lib/code/formats/callout/callout";
import { ensureMainHeading } from "@/lib/code/markup/headings";
import type { Width } from "@/lib/code/markup/width";
import { type RenderOptions, renderEditable, renderSection } from "@/lib/code/render/render";
import type { Theme } from "@/lib/code/theme/theme";
import { type Product, productTitles } from "@/lib/hosts/products";
import { buildChromeFreeDocument } from "./chrome-free";
import { buildPlaceholderPage } from "./placeholder-page";
import { printPreview } from "./preview-format";

interface PreviewOptions {
  /** In place of a section's sample; templates bring their own. */
  content?: unknown;
  theme?: Theme | undefined;
  /** Put in front of the addresses of our own files; without it the document works on our own origin only. */
  origin?: string;
  /** As wide as a pasted one in place of the document's whole width with a margin of its own. */
  width?: Width | undefined;
}

/** A section as it stands in the document; `place` is which of the document's parts it is. */
type Print = (options: RenderOptions, place: number) => Promise<string>;

/**
 * The chrome-free preview: what a section looks like and not what is delivered (preview-format.ts), in an otherwise empty
 * page that has the width and the font of a typical site and nothing else. `data-theme` on the root (set by the shop's
 * switch) fixes the scheme; without it the page follows the reader's system.
 * @param id a section id, or a number for a template of the line
 * @returns a complete document, or undefined when there is nothing of that name
 * @throws AppError `invalid` naming the field of content or theme that does not fit
 */
export function renderPreviewDocument(
  product: Product,
  id: string,
  options: PreviewOptions = {},
): Promise<string | undefined> {
  return renderDocument(product, id, options, async (part, place) => printPreview(await renderSection(part), place));
}

/** The preview of a section with notes of what in it can be edited, for the editor (edit-annotations.ts). */
export function renderEditDocument(product: Product, id: string, options: PreviewOptions): Promise<string | undefined> {
  return renderDocument(product, id, options, async (part, place) => printPreview(await renderEditable(part), place));
}

/** The same document with its sections in any format; callout cards, which are free, are as they are delivered. */
export async function renderDocument(
  product: Product,
  id: string,
  { content, theme = {}, origin = "", width }: PreviewOptions,
  print: Print,
): Promise<string | undefined> {
  const found = findPreview(product, id, content);
  if (!found) return undefined;
  const parts = await Promise.all(
    found.parts.map((part, place) => {
      // Header and footer of a site have the tint of its page.
      const options = { ...part, theme: { ...(found.tint && { tint: found.tint }), ...theme }, origin, width };
      return part.section.category === "callout-card"
        ? renderCalloutPreview({ ...options, product })
        : print(options, place);
    }),
  );
  const title = `${found.title} · ${productTitles[product]}`;
  const body = joinPage(found, parts).join("\n");
  return buildChromeFreeDocument({ title, origin, body: found.parts.length > 1 ? ensureMainHeading(body) : body });
}

/** A header or footer that is shown alone gets a page to stand on; where it has one, skip links lead there. */
function joinPage({ parts }: Preview, printed: string[]): string[] {
  const [only, ...others] = parts;
  if (others.length > 0) {
    const first = parts.findIndex(({ section }) => !getMountPosition(section));
    return printed.map((html, index) => (index === first ? `<div id="content">${html}</div>` : html));
  }
  const position = only && getMountPosition(only.section);
  if (!position) return printed;
  // Many previews may be drawn in one page.
  const id = `page-of-${only.section.id}`;
  const page = buildPlaceholderPage(position, id);
  const linked = printed.map((html) => html.replace(/href="?#content\b/g, (link) => link.replace("content", id)));
  return position === "header" ? [...linked, page] : [page, ...linked];
}

interface Preview {
  title: string;
  /** The tint of the page in the middle. */
  tint?: Theme["tint"];
  parts: { section: Section; content: unknown }[];
}

function findPreview(product: Product, id: string, content: unknown): Preview | undefined {
  if (/^\d+$/.test(id)) {
    const template = templates.find((item) => item.product === product && String(item.number) === id);
    if (!template) return undefined;
    const parts = template.sections.map((part) => {
      const section = findSection(part.id);
      if (!section) throw new Error(`Template ${template.id} names ${part.id}, which does not exist`);
      return { section, content: part.content };
    });
    const tint = parts.find(({ section }) => !getMountPosition(section))?.section.tint;
    return { title: `Live preview: ${template.title}`, parts, ...(tint && { tint }) };
  }
  const section = findDrawable(id);
  return section?.lines.includes(product) ? { title: section.title, parts: [{ section, content }] } : undefined;
}

/**
 * Whether a section's preview can be drawn in a page of the shop: its layout depends on the width of its box and nothing else.
 * Callout cards are shown among the other blocks of their host's page, whose styles are about whole documents.
 */
export function isDrawnInPage(section: Pick<Section, "category">): boolean {
  return section.category !== "callout-card";
}

/** Every address that has a preview in a line. */
export function listPreviewIds(product: Product, sections: readonly Section[]): string[] {
  const numbers = templates.filter((item) => item.product === product).map((item) => String(item.number));
  return [...numbers, ...sections.map((section) => section.id)];
}

/** Every preview of a section with its content of a trade other than its sample's. */
export function listTradePreviews(): { product: Product; id: string; trade: string }[] {
  return listSections().flatMap(({ id, lines, examples }) =>
    examples.flatMap(({ trade }) => lines.map((product) => ({ product, id, trade }))),
  );
}
