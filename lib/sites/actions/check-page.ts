"use server";

import { headers } from "next/headers";
import { z } from "zod";
import { createAction } from "@/lib/account/auth/action";
import { listSites } from "@/lib/account/sites/queries";
import { getSiteAddress } from "@/lib/account/sites/site-address";
import { products } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import { getClientAddress } from "@/lib/server/request/client-address";
import type { UserId } from "@/lib/server/user-id";
import { isSameSite } from "@/lib/sites/check/links";
import { parseTypedAddress } from "@/lib/sites/fetch/target";
import { type CheckedPage, checkSitePage } from "./checked-page";

/** Looks for copies of ours on any public page, as a visitor would see it. Nothing of it is stored. */
export const checkPage = createAction.public(
  z.object({ url: z.string().trim().min(1, "Give the address of a page of yours, like example.com.").max(2_000) }),
  ({ url }, { userId }) => check(url, userId),
  { limit: "checkPage" },
);

/** The same of a page of one's own site: its first, or one whose address stands on another of its pages. */
export const checkOwnPage = createAction(
  z.object({ siteId: z.uuid(), url: z.string().max(2_000).optional() }),
  async ({ siteId, url }, { userId }) => {
    const siteUrl = await getSiteAddress(userId, siteId);
    const first = parseTypedAddress(siteUrl);
    if (url !== undefined && !(URL.canParse(url) && isSameSite(new URL(url), first))) {
      throw new AppError("invalid", "not of that site", { sentence: "That page isn’t one of this site." });
    }
    const page = await check(url ?? siteUrl, userId);
    const { host } = new URL(page.url);
    if (isSameSite(new URL(page.url), first)) return page;
    // What is linked there, and what is remembered of it, would be another site's.
    const sentence = url
      ? `That page leads to another site, ${host}.`
      : `The address of this site leads to ${host} now. Change it in your account, then check again.`;
    throw new AppError("invalid", "led to another site", { sentence });
  },
  { limit: "checkOwnPage" },
);

/** The sites of the signed-in user that have an address, to choose from. */
export const listCheckableSites = createAction(
  z.object({}),
  async (_, { userId }) => {
    const sites = await Promise.all(products.map((product) => listSites(userId, product)));
    return sites.flat().flatMap(({ id, siteName, hostName }) => (hostName ? [{ id, siteName, hostName }] : []));
  },
  { limit: "account" },
);

async function check(typed: string, userId: UserId | null): Promise<CheckedPage> {
  return checkSitePage(typed, { userId, address: getClientAddress(await headers()) });
}
