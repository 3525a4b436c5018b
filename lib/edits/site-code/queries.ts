import "server-only";
import { activeSite } from "@/lib/account/sites/deleted";
import type { Product } from "@/lib/hosts/products";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import type { Site } from "@/prisma/generated/client";
import { parseWordSections, type WordSection } from "./schema";

/** A site and the sections whose words stand on its pages in Notion. */
export interface SiteCode {
  siteId: string;
  siteName: string;
  product: Product;
  sections: WordSection[];
}

/** All sites of this user, the oldest first. */
export async function listSiteCodes(userId: UserId): Promise<SiteCode[]> {
  const sites = await getDb().site.findMany({ where: { userId, ...activeSite }, orderBy: { createdAt: "asc" } });
  return sites.map(toSiteCode);
}

/** One of this user's sites; null when they have none of this id (any more). */
export async function findSiteCode(userId: UserId, siteId: string): Promise<SiteCode | null> {
  const site = await getDb().site.findFirst({ where: { id: siteId, userId, ...activeSite } });
  return site && toSiteCode(site);
}

const toSiteCode = ({ id, siteName, product, wordSections }: Site): SiteCode => ({
  siteId: id,
  siteName,
  product,
  sections: parseWordSections(wordSections),
});
