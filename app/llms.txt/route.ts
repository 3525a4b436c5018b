import { llmsText } from "@/lib/seo/llms";
import { textAnswer } from "@/lib/seo/text-answer";

export const dynamic = "force-static";

/** What programs can read of the shop, made when the shop is built. */
export function GET() {
  return textAnswer(llmsText());
}
