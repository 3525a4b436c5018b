import type { Product } from "@/lib/hosts/products";
import type { Site } from "@/prisma/generated/client";
import { getPurgeDate } from "./deleted";
import { parseHostName } from "./schema";

/** A site as the client sees it. */
export interface SiteDocument {
  id: string;
  siteName: string;
  /** Empty while no address is given; then `hostName` is empty too. */
  siteUrl: string;
  userId: string;
  hostName: string;
  product: Product;
  /** Milliseconds since 1970. */
  updated_at: number;
}

/** Turns a stored site into the document that the client gets. */
export function toSiteDocument({ id, siteName, siteUrl, userId, hostName, product, updatedAt }: Site): SiteDocument {
  return { id, siteName, siteUrl, userId, hostName: hostName ?? "", product, updated_at: updatedAt.getTime() };
}

/** A deleted site that can be restored, as the client sees it. */
export interface DeletedSite {
  id: string;
  siteName: string;
  /** The host it had and will have again; empty when it had none. */
  host: string;
  product: Product;
  /** Milliseconds since 1970: when it is gone for good. */
  gone_at: number;
}

/** Turns a stored site that is deleted into what the client sees of it. */
export function toDeletedSite({ id, siteName, siteUrl, product, deletedAt }: Site): DeletedSite {
  if (!deletedAt) throw new Error(`Site ${id} is not deleted`);
  return { id, siteName, host: parseHostName(siteUrl) ?? "", product, gone_at: getPurgeDate(deletedAt).getTime() };
}
