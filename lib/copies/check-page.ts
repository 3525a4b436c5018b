"use server";

import { headers } from "next/headers";
import { z } from "zod";
import { action } from "@/lib/action";
import { products } from "@/lib/catalogue/products";
import { clientAddress } from "@/lib/client-address";
import { AppError } from "@/lib/errors";
import { ownersOfSites } from "@/lib/forms/queries";
import { callerOf, keyOf } from "@/lib/limits/subject";
import { checked, type FormSiteState, siteIdOf } from "@/lib/site-check/check";
import type { CheckedCopy, ReadPage } from "@/lib/site-check/checked";
import { isSameSite, pageAddress } from "@/lib/site-check/links";
import { readPage, refusePage } from "@/lib/site-preview/pages";
import { isOfPage, problem } from "@/lib/site-preview/problems";
import { addressOf } from "@/lib/site-preview/target";
import { findSite, listSites } from "@/lib/sites/queries";
import type { UserId } from "@/lib/users/ids";
import { JobEnded, runInWorker } from "@/lib/workers/run";

/** A page of somebody's site, and what of ours stands on it. */
export interface CheckedPage extends Omit<ReadPage, "copies"> {
  /** Where it was found, after redirects. */
  url: string;
  copies: CheckedCopy[];
}

/** Looks for copies of ours on any public page, as a visitor would see it. Nothing of it is stored. */
export const checkPage = action.public(
  z.object({ url: z.string().trim().min(1, "Give the address of a page of yours, like example.com.").max(2_000) }),
  ({ url }, { userId }) => check(url, userId),
  { limit: "checkPage" },
);

/** The same of a page of one's own site: its first, or one whose address stands on another of its pages. */
export const checkOwnPage = action(
  z.object({ siteId: z.string().max(100), url: z.string().max(2_000).optional() }),
  async ({ siteId, url }, { userId }) => {
    const site = await findSite(userId, siteId);
    if (!site) throw new AppError("not_found", "no such site of theirs");
    if (!site.siteUrl) {
      const sentence = "This site has no address yet. Add it in your account first.";
      throw new AppError("invalid", "a site without an address", { sentence });
    }
    const first = addressOf(site.siteUrl);
    if (url !== undefined && !(URL.canParse(url) && isSameSite(new URL(url), first))) {
      throw new AppError("invalid", "not of that site", { sentence: "That page isn’t one of this site." });
    }
    return check(url ?? site.siteUrl, userId);
  },
  { limit: "checkOwnPage" },
);

/** The sites of the signed-in user that have an address, to choose from. */
export const checkableSites = action(
  z.object({}),
  async (_, { userId }) => {
    const sites = await Promise.all(products.map((product) => listSites(userId, product)));
    return sites.flat().flatMap(({ id, siteName, hostName }) => (hostName ? [{ id, siteName, hostName }] : []));
  },
  { limit: "account" },
);

async function check(typed: string, userId: UserId | null): Promise<CheckedPage> {
  const caller = { userId, address: clientAddress(await headers()) };
  const { url, html } = await readPage(typed, keyOf(callerOf(caller)));
  const read = await runInWorker("readPageOfSite", { url: url.href, html }, caller).catch((error: unknown) => {
    const refusal = error instanceof JobEnded ? problem("intricate", error) : error;
    if (isOfPage(refusal)) refusePage(typed, refusal);
    throw refusal;
  });
  const sites = await formSites(
    read.copies.flatMap(({ actions }) => actions),
    userId,
  );
  const copies = read.copies.map((copy) => checked(copy, read.builder, (id) => sites.get(id)));
  return { ...read, url: pageAddress(url), copies };
}

/** What is known of the sites that forms send to. */
async function formSites(actions: readonly string[], userId: UserId | null): Promise<Map<string, FormSiteState>> {
  const ids = [...new Set(actions.flatMap((one) => siteIdOf(one) ?? []))].filter(
    (id) => z.uuid().safeParse(id).success,
  );
  if (ids.length === 0) return new Map();
  const owners = await ownersOfSites(ids);
  return new Map(
    ids.map((id) => [id, { isThere: owners.has(id), isOwn: userId !== null && owners.get(id) === userId }]),
  );
}
