import { pricingMarkdown } from "@/components/api/markdown/markdown";
import { markdownAnswer } from "@/lib/api/markdown/text-answer";
import { planPrices } from "@/lib/billing/plan";
import { limited } from "@/lib/server/limits/limited";
import { urls } from "@/lib/urls/urls";

/** The pricing page as Markdown while this server's prices are not those that the build has written there. */
export const GET = limited("publicRead", async () => markdownAnswer(await pricingMarkdown(planPrices()), urls.pricing));
