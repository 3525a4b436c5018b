import { renderAllMarkdown } from "@/components/api/markdown/markdown";
import { respondWithPlainText } from "@/lib/api/markdown/text-answer";

export const dynamic = "force-static";

/** All of it in one text, made when the shop is built. */
export async function GET() {
  return respondWithPlainText(await renderAllMarkdown());
}
