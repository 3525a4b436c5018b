import type { Metadata } from "next";
import { Home } from "@/components/catalogue/home/home";
import { JsonLd } from "@/components/ui/json-ld";
import { getHomePage } from "@/lib/catalogue/pages/page-facts";
import { buildHomeJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const dynamic = "force-static";

export const metadata: Metadata = buildPageMetadata(getHomePage());

export default function HomePage() {
  return (
    <>
      <JsonLd data={buildHomeJsonLd()} />
      <Home />
    </>
  );
}
