import type { Metadata } from "next";
import { Photos } from "@/components/information/photos";
import { JsonLd } from "@/components/ui/json-ld";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { buildTextPageJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = buildPageMetadata(pages.photos);

export default function Page() {
  return (
    <>
      <JsonLd data={buildTextPageJsonLd(pages.photos)} />
      <Photos />
    </>
  );
}
