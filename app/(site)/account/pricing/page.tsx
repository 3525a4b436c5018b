import type { Metadata } from "next";
import { PricingPage } from "@/components/billing/pricing/pricing-page";
import { Features } from "@/components/catalogue/features";
import { usualPrices } from "@/lib/billing/plan";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = buildPageMetadata(pages.pricing);

/** The page as most shops have it, made by the build. With other prices `now/page.tsx` answers (lib/billing/own-prices.ts). */
export default function Page() {
  return (
    <PricingPage prices={usualPrices}>
      <Features />
    </PricingPage>
  );
}
