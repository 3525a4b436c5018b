import type { Section } from "@/lib/catalogue/catalogue";
import { getMountPosition } from "@/lib/catalogue/paste-target";
import { buildCalloutParts } from "@/lib/code/formats/callout/callout";
import { printPreview } from "@/lib/code/previews/preview-format";
import { type RenderOptions, renderSection } from "@/lib/code/render/render";
import { hosts } from "@/lib/hosts/hosts";
import { type Product, productTitles } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import type { Page } from "@/lib/sites/fetch/fetch-page";
import type { MadeWith } from "@/lib/sites/page/site";
import { createHostElement } from "./frame";
import type { Scheme, SitePreview } from "./messages";
import { type Insert, transformPage } from "./transform";

interface Options extends RenderOptions {
  /** Plain, as it goes from thread to thread. */
  page: { url: string; html: string };
  place?: string | undefined;
  scheme?: Scheme | undefined;
}

/**
 * A fetched page with a section in it. Page, content and theme are a stranger's: this runs in a worker.
 * @throws AppError for content that doesn't fit, and for a page that cannot be shown
 */
export async function showSection({ page, place, scheme, ...options }: Options): Promise<SitePreview> {
  const insertFor = await inserts(options);
  const found: Page = { url: new URL(page.url), html: page.html };
  const wanted = { place, scheme, origin: options.origin };
  return transformPage(found, ({ builder }) => insertFor(builder), wanted);
}

async function inserts(options: RenderOptions): Promise<(builder: MadeWith) => Insert> {
  const { section } = options;
  if (section.category === "callout-card") return (builder) => buildCalloutInsert(options, builder);
  const placed = getMountPosition(section);
  // As wide as a copy that nobody has chosen another width for.
  const width = options.theme?.width ?? "column";
  const rendered = await renderSection({ ...options, width: placed ? undefined : width });
  const shadow = printPreview(rendered);
  // The typefaces of a shadow root are those of its page.
  const styles = rendered.fontFaces && `<style>${rendered.fontFaces}</style>`;
  const faces = styles && { styles };
  if (placed) {
    const insert = { kind: placed, html: createHostElement("placed"), shadow, ...faces };
    return () => insert;
  }
  const kind = section.category === "hero" ? "hero" : "block";
  return (builder) => {
    // A site's own styles may mean the element that an HTML block stands in.
    const blockClass = builder === "other" ? null : hosts[builder].pasting.blockClass;
    return {
      kind,
      html: `<div${blockClass ? ` class="${blockClass}"` : ""}>${createHostElement("block")}</div>`,
      shadow,
      ...faces,
    };
  };
}

/** Callout cards dress the callouts that are there; where none are, they come with their own. */
function buildCalloutInsert(options: RenderOptions, builder: MadeWith): Insert {
  const { section } = options;
  if (builder === "other" || !section.lines.includes(builder)) throw createNoCalloutsError(section, builder);
  const { selector, styles, blocks } = buildCalloutParts({ ...options, product: builder });
  const html = `<div style="display:flex;flex-direction:column;width:100%">${blocks}</div>`;
  return { kind: "block", html, styles, dresses: selector };
}

function createNoCalloutsError(section: Section, builder: MadeWith): AppError {
  const made = builder === "other" ? "neither Super nor Bullet" : getTitle(builder);
  const sentence = `“${section.title}” dresses the callouts of sites made with ${section.lines.map(getTitle).join(" or ")}. This one is made with ${made}.`;
  return new AppError("invalid", "no page for callouts", { sentence });
}

const getTitle = (product: Product) => productTitles[product];
