import { renderPricingMarkdown } from "@/components/api/markdown/markdown";
import { respondWithMarkdown } from "@/lib/api/markdown/text-answer";
import { getPlanPrices } from "@/lib/billing/plan";
import { withLimit } from "@/lib/server/limits/with-limit";
import { urls } from "@/lib/urls/urls";

/** The pricing page as Markdown while this server's prices are not those that the build has written there. */
export const GET = withLimit("publicRead", async () =>
  respondWithMarkdown(await renderPricingMarkdown(getPlanPrices()), urls.pricing),
);
