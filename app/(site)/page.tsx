import type { Metadata } from "next";
import { Home } from "@/components/catalogue/home/home";
import { JsonLd } from "@/components/ui/json-ld";
import { homePage } from "@/lib/catalogue/pages/page-facts";
import { homeJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamic = "force-static";

export const metadata: Metadata = pageMetadata(homePage());

export default function HomePage() {
  return (
    <>
      <JsonLd data={homeJsonLd()} />
      <Home />
    </>
  );
}
