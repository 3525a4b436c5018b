import { buildLlmsText } from "@/lib/api/markdown/llms";
import { respondWithPlainText } from "@/lib/api/markdown/text-answer";

export const dynamic = "force-static";

/** What programs can read of the shop, made when the shop is built. */
export async function GET() {
  return respondWithPlainText(await buildLlmsText());
}
