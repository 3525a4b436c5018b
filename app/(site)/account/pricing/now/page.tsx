import type { Metadata } from "next";
import { PricingPage } from "@/components/billing/pricing/pricing-page";
import { Features } from "@/components/catalogue/features";
import { getPlanPrices } from "@/lib/billing/plan";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { buildPageMetadata } from "@/lib/seo/metadata";

// What the plan costs here depends on the server's settings and on the clock.
export const dynamic = "force-dynamic";

export const metadata: Metadata = buildPageMetadata(pages.pricing);

/** Shown at the address of the pricing page while this server's prices are not those that the build has written there. */
export default function Page() {
  return (
    <PricingPage prices={getPlanPrices()}>
      <Features />
    </PricingPage>
  );
}
