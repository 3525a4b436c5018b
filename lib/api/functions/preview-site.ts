import "server-only";
import { z } from "zod";
import { getSiteAddress } from "@/lib/account/sites/site-address";
import { getExample, type Section } from "@/lib/catalogue/catalogue";
import { exampleIds } from "@/lib/catalogue/example-ids";
import { checkContent } from "@/lib/code/render/render";
import type { Theme } from "@/lib/code/theme/theme";
import { resolveSavedVersion } from "@/lib/edits/versions/resolve-saved-version";
import { products } from "@/lib/hosts/products";
import { getSiteOrigin } from "@/lib/server/env";
import { createCaller, formatSubjectKey } from "@/lib/server/limits/subject";
import type { UserId } from "@/lib/server/user-id";
import { withPageErrors } from "@/lib/sites/actions/page-errors";
import { fetchPageOnce } from "@/lib/sites/fetch/pages";
import type { SitePreview } from "@/lib/sites/preview/messages";
import { readSiteInWorker } from "@/lib/sites/run-jobs";
import { type CallContext, createCallable } from "./callable";
import { componentId, content, product, sectionId, theme, trade } from "./fields";
import { getSectionOfProduct } from "./preview-component";
import { requireToken } from "./require-token";

const hasExactlyOne = (one: unknown, other: unknown) => Boolean(one) !== Boolean(other);

/** Whose page: a site of the caller, or any address. What is to stand in it: a section, or a saved version of the caller. */
export const previewSiteInput = z
  .strictObject({
    siteId: z.string().max(100).nullish().describe("The id of a site in the account of the token, in place of a url."),
    url: z.string().max(2_000).nullish().describe("A public page, like example.com/about. https:// may be left out."),
    sectionId,
    componentId,
    product: product.nullish(),
    content,
    trade,
    theme,
    place: z
      .string()
      .max(40)
      .nullish()
      .describe("The id of a place that an earlier answer named; else the one that suits the section."),
    scheme: z
      .enum(["light", "dark"])
      .nullish()
      .describe("The scheme the page is shown in; else the one it is served in."),
  })
  .refine(({ siteId, url }) => hasExactlyOne(siteId, url), {
    path: ["url"],
    message: "Give either an address (url), like example.com/about, or a site of yours (siteId), not both.",
  })
  .refine(({ sectionId, componentId }) => hasExactlyOne(sectionId, componentId), {
    path: ["sectionId"],
    message: `Name either a section (sectionId), like ${exampleIds.paid}, or a component of yours (componentId), not both.`,
  });

export const previewSiteAnswer = z.object({
  html: z
    .string()
    .describe("A complete document for the srcdoc of a sandboxed frame, and for nothing else: it is a page of others."),
  places: z.array(z.object({ id: z.string(), label: z.string() })).describe("Where the section can stand."),
  place: z.string().describe("The place it stands at."),
  site: z.object({
    host: z.string(),
    builder: z.enum([...products, "other"]).describe("What the page is made with, where that is known."),
    title: z.string(),
    scheme: z.enum(["light", "dark"]),
  }),
});

/**
 * Somebody's own page with a section in it: fetched as any visitor would see it, without its scripts, the section put
 * where it is wanted (docs/site-preview.md). `html` is for a sandboxed frame and for nothing else. A section is shown as
 * in its public preview, bought or not.
 */
export const previewSite = createCallable(previewSiteInput, show, { limit: "previewSite" });

async function show(requested: z.output<typeof previewSiteInput>, caller: CallContext): Promise<SitePreview> {
  const { userId } = caller;
  const { section, content, theme } = await resolveSubject(requested, userId);
  // First, so that nobody's server is bothered for a section that cannot be drawn.
  const checked = checkContent(section, content);
  const typed = requested.siteId
    ? await getSiteAddress(requireToken(userId, "siteId"), requested.siteId)
    : (requested.url ?? "");
  const { url, html } = await fetchPageOnce(typed, formatSubjectKey(createCaller(caller)));
  const job = {
    sectionId: section.id,
    content: checked,
    theme: requested.theme ?? theme,
    origin: getSiteOrigin(),
    page: { url: url.href, html },
    place: requested.place ?? undefined,
    scheme: requested.scheme ?? undefined,
  };
  return withPageErrors(typed, () => readSiteInWorker("showSection", job, caller));
}

async function resolveSubject(
  { sectionId, componentId, content, trade, product }: z.output<typeof previewSiteInput>,
  userId: UserId | null,
): Promise<{ section: Section; content: unknown; theme: Theme | undefined }> {
  const record = componentId ? await resolveSavedVersion(requireToken(userId, "componentId"), componentId) : undefined;
  const section = getSectionOfProduct(record?.sectionId ?? sectionId ?? "", product ?? undefined);
  return { section, content: content ?? record?.content ?? getExample(section, trade), theme: record?.theme };
}
