import { createSearchFile } from "@/lib/catalogue/search/search-index";

export const dynamic = "force-static";

/** The search index, made once when the shop is built. It is for the dialog, not for search engines. */
export function GET() {
  return Response.json(createSearchFile(), { headers: { "x-robots-tag": "noindex" } });
}
