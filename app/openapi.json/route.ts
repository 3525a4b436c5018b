import { openApiDocument } from "@/lib/api-reference/openapi";
import { jsonAnswer } from "@/lib/seo/text-answer";

export const dynamic = "force-static";

/** What programs can ask of the shop, as OpenAPI, made when the shop is built. */
export function GET() {
  return jsonAnswer(openApiDocument());
}
