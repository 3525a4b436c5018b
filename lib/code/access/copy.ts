import "server-only";
import { randomBytes } from "node:crypto";
import { headers } from "next/headers";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { groupFiles } from "@/lib/code/formats/group-files";
import type { CodeJobs } from "@/lib/code/jobs";
import type { Width } from "@/lib/code/markup/width";
import type { DeliveredFile, Format } from "@/lib/code/metadata/format";
import { printPageInWorker, renderInWorker } from "@/lib/code/run-jobs";
import type { Theme } from "@/lib/code/theme/theme";
import type { ReadableFile } from "@/lib/code/view/readable-copy";
import type { Product } from "@/lib/hosts/products";
import { getSiteOrigin } from "@/lib/server/env";
import { count } from "@/lib/server/metrics/report";
import { getClientAddress } from "@/lib/server/request/client-address";
import type { UserId } from "@/lib/server/user-id";
import type { JobInput } from "@/lib/server/workers/job";
import type { JobCaller } from "@/lib/server/workers/run";
import { chooseContent, findAnswersSite, findSold, requireBought, requireSite } from "./requested";

interface Asked {
  sectionId: string;
  product: Product;
  format?: Format;
  /** Whether the shadcn CLI writes it. */
  isForCli?: boolean;
  /** How wide it is to stand in its page. */
  width?: Width | undefined;
  /** The site of one's own that answers to the section's form go to. */
  siteId?: string | undefined;
  /** Words of one's own; the section's sample when absent. */
  content?: unknown;
  /** The section's own content of this trade, where there are no words of one's own. */
  trade?: string | undefined;
  /** A theme of one's own. */
  theme?: Theme | undefined;
}

interface Copied<File> {
  files: File[];
  hasForm: boolean;
  /** The name of the site that answers to its form go to; null when it has no form, or no site was given. */
  answersTo: string | null;
}

/**
 * The copy asked for, its files as they are pasted or as they are read.
 * @throws AppError `not_found` when there is no such section or the site is not theirs (any more); `forbidden` when this
 * person may not have it
 */
export async function getSectionCode(userId: UserId | null, requested: Asked): Promise<Copied<DeliveredFile>>;
export async function getSectionCode(
  userId: UserId | null,
  requested: Asked,
  how: { isRead: true },
): Promise<Copied<ReadableFile>>;
export async function getSectionCode(
  userId: UserId | null,
  { sectionId, product, siteId, content, trade, ...options }: Asked,
  { isRead } = { isRead: false },
): Promise<Copied<DeliveredFile | ReadableFile>> {
  const section = findSold(sectionId, product);
  await requireBought(userId, [sectionId]);
  // Two copies may come to stand in one page.
  const instance = randomBytes(3).toString("hex");
  const site = await findAnswersSite(userId, siteId);
  const wanted = {
    ...options,
    content: chooseContent(section, { content, trade }),
    product,
    instance,
    origin: getSiteOrigin(),
    ...(site && { site: { id: site.id } }),
  };
  const caller = await identifyCaller(userId);
  const { files, hasForm } = section.parts
    ? await getPageCopy({ ...wanted, sectionId }, caller, isRead)
    : // Drawing takes too long for whoever else is served meanwhile.
      await renderInWorker(isRead ? "deliverToRead" : "deliver", { ...wanted, sectionId }, caller);
  // The choice of a site holds for all sections of a line; those without a form don't ask for it.
  if (hasForm) requireSite(userId, siteId, site);
  if (!isRead) count("silcrow.copies", { line: product, format: options.format ?? "paste" });
  return { files, hasForm, answersTo: hasForm && site ? site.siteName : null };
}

/** The copy of a page: printed in one piece, and read file by file, since colouring thirty sections takes longer than a job may. */
async function getPageCopy(
  wanted: JobInput<CodeJobs, "deliver">,
  caller: JobCaller,
  isRead: boolean,
): Promise<{ files: (DeliveredFile | ReadableFile)[]; hasForm: boolean }> {
  const { files, hasForm } = await printPageInWorker("deliver", wanted, caller);
  if (!isRead) return { files, hasForm };
  const { instance = "" } = wanted;
  const content = (wanted.content ?? findDrawable(wanted.sectionId)?.sample ?? {}) as Record<string, unknown>;
  const readable: ReadableFile[] = [];
  for (const piece of groupFiles(files))
    readable.push(...(await printPageInWorker("readableFiles", { files: piece, content, instance }, caller)));
  return { files: readable, hasForm };
}

/** Agents and commands ask for several copies at once: these wait for each other. */
const copiesAtOnce = 8;

/** Who has asked, so that nobody waits for what others have drawn. */
export async function identifyCaller(userId: UserId | null): Promise<JobCaller> {
  return { userId, address: getClientAddress(await headers()), perCaller: copiesAtOnce };
}
