import type { MetadataRoute } from "next";
import { listSitemapEntries } from "@/lib/seo/sitemap";

/** /sitemap.xml, made when the shop is built. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listSitemapEntries();
}
