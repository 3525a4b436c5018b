import { respondWithJson } from "@/lib/api/markdown/text-answer";
import { openApiDocument } from "@/lib/api/openapi/openapi";

export const dynamic = "force-static";

/** What programs can ask of the shop, as OpenAPI, made when the shop is built. */
export function GET() {
  return respondWithJson(openApiDocument());
}
