import "server-only";
import { z } from "zod";
import { listSiteOwners } from "@/lib/forms/queries";
import { createCaller, formatSubjectKey } from "@/lib/server/limits/subject";
import type { UserId } from "@/lib/server/user-id";
import { checkFoundCopy, type FormSiteState, parseSiteId } from "@/lib/sites/check/check";
import type { CheckedCopy, ReadPage } from "@/lib/sites/check/checked-copy";
import { normalizePageAddress } from "@/lib/sites/check/links";
import { fetchPageOnce } from "@/lib/sites/fetch/pages";
import { readSiteInWorker } from "@/lib/sites/run-jobs";
import { withPageErrors } from "./page-errors";

/** A page of somebody's site, and what of ours stands on it. */
export interface CheckedPage extends Omit<ReadPage, "copies"> {
  /** Where it was found, after redirects. */
  url: string;
  copies: CheckedCopy[];
}

/**
 * Fetches a page as any visitor gets it and looks for copies of ours on it. Nothing of it is stored.
 * @param caller whom to count
 * @throws AppError with a sentence about the address or the page
 */
export async function checkSitePage(
  typed: string,
  caller: { userId: UserId | null; address: string },
): Promise<CheckedPage> {
  const { url, html } = await fetchPageOnce(typed, formatSubjectKey(createCaller(caller)));
  const page = { url: url.href, html };
  const read = await withPageErrors(typed, () => readSiteInWorker("readPageOfSite", page, caller));
  const sites = await readFormSites(
    read.copies.flatMap(({ actions }) => actions),
    caller.userId,
  );
  const copies = read.copies.map((copy) => checkFoundCopy(copy, read.builder, (id) => sites.get(id)));
  return { ...read, url: normalizePageAddress(url), copies };
}

/** What is known of the sites that forms send to. */
async function readFormSites(actions: readonly string[], userId: UserId | null): Promise<Map<string, FormSiteState>> {
  const ids = [...new Set(actions.flatMap((one) => parseSiteId(one) ?? []))].filter(
    (id) => z.uuid().safeParse(id).success,
  );
  if (ids.length === 0) return new Map();
  const owners = await listSiteOwners(ids);
  return new Map(
    ids.map((id) => [id, { isThere: owners.has(id), isOwn: userId !== null && owners.get(id) === userId }]),
  );
}
