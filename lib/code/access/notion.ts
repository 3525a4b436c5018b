import "server-only";
import { canCopy } from "@/lib/billing/queries";
import { getExample } from "@/lib/catalogue/catalogue";
import { checkPlainContent } from "@/lib/catalogue/content/plain-content";
import { listSectionsIn } from "@/lib/catalogue/pages/composition";
import type { DeliveredWords } from "@/lib/code/notion/deliver-words";
import { printPageInWorker } from "@/lib/code/run-jobs";
import type { Theme } from "@/lib/code/theme/theme";
import { findOwnSite } from "@/lib/forms/queries";
import type { Product } from "@/lib/hosts/products";
import { getSiteOrigin } from "@/lib/server/env";
import { AppError } from "@/lib/server/errors";
import { count } from "@/lib/server/metrics/report";
import type { UserId } from "@/lib/server/user-id";
import { createSiteGoneError, findSold, identifyCaller } from "./copy";

/** A section or page with words in Notion. Content and look are the section's when absent. */
export interface WantedById {
  sectionId: string;
  content?: unknown;
  /** The section's own content of this trade, where there is none of one's own. */
  trade?: string | undefined;
  theme?: Theme | undefined;
  /** What its callout is called: its title when absent. */
  name?: string | undefined;
}

/**
 * The words of sections and pages as they are written in Notion. They are everybody's, as what a preview shows.
 * @param place in `wanted` of what is written; all of it when absent
 * @throws AppError `not_found` when there is no such section
 */
export async function getNotionWords(
  userId: UserId | null,
  options: { product: Product; wanted: readonly WantedById[]; place?: number | undefined },
): Promise<DeliveredWords> {
  const { product, place } = options;
  const wanted = options.wanted.map((one) => prepare(one, product));
  return printPageInWorker("notionWords", { wanted, place, origin: getSiteOrigin() }, await identifyCaller(userId));
}

/**
 * The code that shows sections with words from Notion, for whoever may copy all of them: one code for a site.
 * @throws AppError `not_found` when there is no such section or the site is not theirs (any more); `forbidden` when this person
 * may not have one of them
 */
export async function getNotionCode(
  userId: UserId | null,
  options: { product: Product; wanted: readonly WantedById[]; siteId?: string | undefined },
): Promise<{ code: string; bytes: number; names: string[]; answersTo: string | null; hasForm: boolean }> {
  const { product, siteId } = options;
  const wanted = options.wanted.map((one) => prepare(one, product));
  const ids = wanted.flatMap(({ sectionId }) => listSectionsIn(sectionId));
  if (!(await canCopy(userId, ...ids))) throw new AppError("forbidden", "one of the sections is not bought");
  const site = siteId && userId ? await findOwnSite(userId, siteId) : null;
  const { hasForm, ...copied } = await printPageInWorker(
    "notionCode",
    { wanted, product, origin: getSiteOrigin(), ...(site && { site: { id: site.id } }) },
    await identifyCaller(userId),
  );
  if (hasForm && siteId && userId && !site) throw createSiteGoneError(siteId);
  count("silcrow.copies", { line: product, format: "notion" });
  return { ...copied, hasForm, answersTo: hasForm && site ? site.siteName : null };
}

function prepare({ trade, content, ...one }: WantedById, product: Product) {
  const section = findSold(one.sectionId, product);
  if (content !== undefined) checkPlainContent(content, { isPage: section.parts !== undefined });
  return { ...one, content: content ?? getExample(section, trade) };
}
