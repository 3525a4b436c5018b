import { buildSectionsFeed } from "@/lib/seo/feed";

export const dynamic = "force-static";

/** New and changed sections as RSS, made when the shop is built. */
export function GET() {
  return new Response(buildSectionsFeed(), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
