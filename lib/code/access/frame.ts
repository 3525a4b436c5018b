import "server-only";
import { findPictureBytes } from "@/lib/account/pictures/queries";
import { parsePictureId } from "@/lib/account/pictures/schema";
import type { LeftOut } from "@/lib/code/formats/frame/left-out";
import { printPageInWorker } from "@/lib/code/run-jobs";
import type { Theme } from "@/lib/code/theme/theme";
import type { Product } from "@/lib/hosts/products";
import { getSiteOrigin } from "@/lib/server/env";
import { count } from "@/lib/server/metrics/report";
import type { UserId } from "@/lib/server/user-id";
import { identifyCaller } from "./copy";
import { chooseContent, findAnswersSite, findSold, requireBought, requireSite } from "./requested";

interface WantedFrame {
  sectionId: string;
  product: Product;
  content?: unknown;
  /** The section's own content of this trade, where there is none of one's own. */
  trade?: string | undefined;
  theme?: Theme | undefined;
  /** The site of one's own that answers to its form go to. */
  siteId?: string | undefined;
}

/** A file for Notion's HTML block: its bytes, what of the section isn't in it, and the site that answers go to, by its name. */
export interface Frame {
  code: string;
  bytes: number;
  leftOut: LeftOut;
  answersTo: string | null;
}

/** Uploaded pictures that a file can have in it: more would be larger than the block takes. */
const mostUploads = 60;

/**
 * A section or page as one file for Notion's own HTML block, for whoever may copy it.
 * @throws AppError `not_found`, `forbidden` as copies; `too_large` where it is more than the block takes
 */
export async function getFrame(
  userId: UserId | null,
  { sectionId, product, content, trade, theme, siteId }: WantedFrame,
): Promise<Frame> {
  const section = findSold(sectionId, product);
  await requireBought(userId, [sectionId]);
  const shown = chooseContent(section, { content, trade });
  const site = await findAnswersSite(userId, siteId);
  requireSite(userId, siteId, site);
  const printed = await printPageInWorker(
    "printFrame",
    {
      sectionId,
      content: shown,
      theme,
      origin: getSiteOrigin(),
      uploads: await loadUploads(shown),
      ...(site && { site: { id: site.id } }),
    },
    await identifyCaller(userId),
  );
  count("silcrow.copies", { line: product, format: "frame" });
  return { ...printed, answersTo: site?.siteName ?? null };
}

/** The bytes of the uploaded pictures that a content names, by their addresses: a worker has no database. */
async function loadUploads(content: unknown): Promise<Record<string, Uint8Array>> {
  const named = JSON.stringify(content ?? {}).match(/\/pictures\/[\w-]+\.webp/g) ?? [];
  const uploads: Record<string, Uint8Array> = {};
  for (const address of [...new Set(named)].slice(0, mostUploads)) {
    const id = parsePictureId(address.slice("/pictures/".length));
    const bytes = id && (await findPictureBytes(id));
    if (bytes) uploads[address] = bytes;
  }
  return uploads;
}
