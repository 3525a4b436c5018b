import type { Product } from "@/lib/catalogue/products";
import type { Site } from "@/prisma/generated/client";

/** A site as the client sees it, field for field as in spec §3. */
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

/** Turns a stored site into the document of spec §3. */
export function toSiteDocument({ id, siteName, siteUrl, userId, hostName, product, updatedAt }: Site): SiteDocument {
  return { id, siteName, siteUrl, userId, hostName: hostName ?? "", product, updated_at: updatedAt.getTime() };
}
