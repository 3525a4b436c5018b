import "server-only";
import { z } from "zod";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { type Product, products, productTitles } from "@/lib/catalogue/products";
import { calloutParts } from "@/lib/delivery/callout";
import { previewFormat } from "@/lib/delivery/preview-format";
import { type RenderOptions, renderSection } from "@/lib/delivery/render";
import { themeSchema } from "@/lib/delivery/theme";
import { siteOrigin } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { type CallContext, callable } from "@/lib/functions/callable";
import { drawnRecord } from "@/lib/records/drawn";
import { findSite } from "@/lib/sites/queries";
import type { UserId } from "@/lib/users/ids";
import { hostOf } from "./frame";
import type { SitePreview } from "./messages";
import { readPage } from "./pages";
import { withinTime } from "./parse";
import type { Builder } from "./site";
import { type Insert, transformPage } from "./transform";

const either = (one: unknown, other: unknown) => Boolean(one) !== Boolean(other);

/** Whose page: a site of the caller, or any address. What is to stand in it: a section, or a record of the caller. */
const input = z
  .strictObject({
    siteId: z.string().max(100).nullish(),
    url: z.string().max(2_000).nullish(),
    sectionId: z.string().max(100).nullish(),
    componentId: z.string().max(100).nullish(),
    product: z.enum(products).nullish(),
    content: z.unknown().optional(),
    theme: themeSchema.nullish(),
    /** One of the places an earlier answer named; else the one that suits the section. */
    place: z.string().max(40).nullish(),
    /** The scheme the page is shown in; else the one it is served in. */
    scheme: z.enum(["light", "dark"]).nullish(),
  })
  .refine(({ siteId, url }) => either(siteId, url), {
    path: ["url"],
    message: "Give an address (url) or a site of yours (siteId).",
  })
  .refine(({ sectionId, componentId }) => either(sectionId, componentId), {
    path: ["sectionId"],
    message: "Name a section (sectionId) or a component of yours (componentId).",
  });

/**
 * Somebody's own page with a section in it: fetched as any visitor would see it, without its scripts, the section put
 * where it is wanted (docs/site-preview.md). `html` is for a sandboxed frame and for nothing else. A section is shown as
 * in its public preview, bought or not.
 */
export const previewSite = callable(input, show, { limit: "previewSite" });

async function show(asked: z.output<typeof input>, { userId }: CallContext): Promise<SitePreview> {
  const { section, content } = await subjectOf(asked, userId);
  const origin = siteOrigin();
  const options = { section, content, theme: asked.theme ?? undefined, origin };
  // First, so that nobody's server is bothered for a section that cannot be drawn.
  const insertFor = await inserts(options);
  const page = await readPage(asked.siteId ? await addressOfSite(userId, asked.siteId) : (asked.url ?? ""));
  const wanted = { place: asked.place ?? undefined, scheme: asked.scheme ?? undefined, origin };
  return withinTime(2_000, () => transformPage(page, ({ builder }) => insertFor(builder), wanted));
}

async function subjectOf(
  { sectionId, componentId, content, product }: z.output<typeof input>,
  userId: UserId | null,
): Promise<{ section: Section; content: unknown }> {
  const record = componentId ? await drawnRecord(userId, componentId) : undefined;
  const id = record?.sectionId ?? sectionId ?? "";
  const section = findSection(id);
  if (!section || (product && !section.lines.includes(product))) {
    const sentence = section
      ? `sectionId: “${section.title}” isn't made for ${productTitles[product ?? "bullet"]}.`
      : `sectionId: there is no section called “${id}”.`;
    throw new AppError("not_found", sentence, { sentence });
  }
  return { section, content: content ?? record?.content };
}

async function addressOfSite(userId: UserId | null, id: string): Promise<string> {
  if (!userId) throw new AppError("unauthenticated", "a site needs its owner");
  const site = await findSite(userId, id);
  if (!site) throw new AppError("not_found", "no such site of theirs");
  if (site.siteUrl) return site.siteUrl;
  throw new AppError("invalid", "a site without an address", {
    sentence: "This site has no address yet. Add it in your account first.",
  });
}

async function inserts(options: RenderOptions): Promise<(builder: Builder) => Insert> {
  const { section } = options;
  if (section.category === "callout-card") return (builder) => calloutInsert(options, builder);
  const shadow = previewFormat(await renderSection(options));
  if (section.category === "header" || section.category === "footer") {
    const insert = { kind: section.category, html: hostOf("placed"), shadow };
    return () => insert;
  }
  const kind = section.category === "hero" ? "hero" : "block";
  // Super stands an HTML block in an element of this class; a site's own styles may mean it.
  return (builder) => ({
    kind,
    html: `<div${builder === "super" ? ' class="super-embed"' : ""}>${hostOf("block")}</div>`,
    shadow,
  });
}

/** Callout cards dress the callouts that are there; where none are, they come with their own. */
function calloutInsert(options: RenderOptions, builder: Builder): Insert {
  const { section } = options;
  if (builder === "other" || !section.lines.includes(builder)) {
    const made = builder === "other" ? "neither Super nor Bullet" : titleOf(builder);
    const sentence = `“${section.title}” dresses the callouts of sites made with ${section.lines.map(titleOf).join(" or ")}. This one is made with ${made}.`;
    throw new AppError("invalid", "no page for callouts", { sentence });
  }
  const { selector, styles, blocks } = calloutParts({ ...options, product: builder });
  const html = `<div style="display:flex;flex-direction:column;width:100%">${blocks}</div>`;
  return { kind: "block", html, styles, dresses: selector };
}

const titleOf = (product: Product) => productTitles[product];
