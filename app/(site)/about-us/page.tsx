import type { Metadata } from "next";
import { About } from "@/components/information/about";
import { JsonLd } from "@/components/ui/json-ld";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { buildTextPageJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = buildPageMetadata(pages.about);

export default function Page() {
  return (
    <>
      <JsonLd data={buildTextPageJsonLd(pages.about)} />
      <About />
    </>
  );
}
