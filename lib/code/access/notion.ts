import "server-only";
import type { Width } from "@/lib/code/markup/width";
import type { DeliveredWords } from "@/lib/code/notion/deliver-words";
import { printPageInWorker } from "@/lib/code/run-jobs";
import type { Theme } from "@/lib/code/theme/theme";
import type { Product } from "@/lib/hosts/products";
import { getSiteOrigin } from "@/lib/server/env";
import { count } from "@/lib/server/metrics/report";
import type { UserId } from "@/lib/server/user-id";
import { identifyCaller } from "./copy";
import { chooseContent, findAnswersSite, findSold, requireBought, requireSite } from "./requested";

/** A section or page with words in Notion. Content and look are the section's when absent. */
export interface WantedById {
  sectionId: string;
  content?: unknown;
  /** The section's own content of this trade, where there is none of one's own. */
  trade?: string | undefined;
  theme?: Theme | undefined;
  /** In place of the theme's. */
  width?: Width | undefined;
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
  await requireBought(
    userId,
    wanted.map(({ sectionId }) => sectionId),
  );
  const site = await findAnswersSite(userId, siteId);
  const { hasForm, ...copied } = await printPageInWorker(
    "notionCode",
    { wanted, product, origin: getSiteOrigin(), ...(site && { site: { id: site.id } }) },
    await identifyCaller(userId),
  );
  if (hasForm) requireSite(userId, siteId, site);
  count("silcrow.copies", { line: product, format: "notion" });
  return { ...copied, hasForm, answersTo: hasForm && site ? site.siteName : null };
}

function prepare({ trade, content, width, theme, ...one }: WantedById, product: Product) {
  const section = findSold(one.sectionId, product);
  return { ...one, content: chooseContent(section, { content, trade }), theme: width ? { ...theme, width } : theme };
}
