import { searchIndex } from "@/lib/catalogue/search-index";

export const dynamic = "force-static";

/** The search index, made once when the shop is built. */
export function GET() {
  return Response.json(searchIndex());
}
