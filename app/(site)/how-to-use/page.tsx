import type { Metadata } from "next";
import { HowToUse } from "@/components/information/how-to-use";
import { JsonLd } from "@/components/ui/json-ld";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { buildTextPageJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = buildPageMetadata(pages.howTo);

export default function Page() {
  return (
    <>
      <JsonLd data={buildTextPageJsonLd(pages.howTo)} />
      <HowToUse />
    </>
  );
}
