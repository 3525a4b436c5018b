import { newSectionsFeed } from "@/lib/seo/feed";

export const dynamic = "force-static";

/** New sections as RSS, made when the shop is built. */
export function GET() {
  return new Response(newSectionsFeed(), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
