import { listTradePreviews } from "@/lib/code/previews/preview";
import { markdownPaths } from "@/lib/seo/markdown-pages";
import { programUrls, urls } from "@/lib/urls/urls";

export const dynamic = "force-static";

/** The documents that are drawn when first asked for, as a file of the build (lib/server/on-demand/addresses.ts). Nobody is answered here: the middleware says 404. */
export function GET() {
  const previews = listTradePreviews().map(({ product, id, trade }) => urls.preview(product, id, trade));
  return Response.json([...previews, ...markdownPaths.map(programUrls.markdownMade)]);
}
