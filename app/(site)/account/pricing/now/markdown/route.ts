import { pricingMarkdown } from "@/components/markdown/markdown";
import { planPrices } from "@/lib/billing/plan";
import { limited } from "@/lib/limits/limited";
import { markdownAnswer } from "@/lib/seo/text-answer";
import { urls } from "@/lib/urls";

/** The pricing page as Markdown while this server's prices are not those that the build has written there. */
export const GET = limited("publicRead", async () => markdownAnswer(await pricingMarkdown(planPrices()), urls.pricing));
