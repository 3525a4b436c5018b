import type { MetadataRoute } from "next";
import { getCanonicalUrl } from "@/lib/server/public-address";

/**
 * /robots.txt. Only what is no page at all is closed: private pages and previews say noindex themselves, and must be
 * fetched for that to be read.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: getCanonicalUrl("/sitemap.xml") };
}
