import type { Metadata } from "next";
import { Terms } from "@/components/information/terms";
import { JsonLd } from "@/components/ui/json-ld";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { textPageJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata(pages.terms);

export default function Page() {
  return (
    <>
      <JsonLd data={textPageJsonLd(pages.terms)} />
      <Terms />
    </>
  );
}
