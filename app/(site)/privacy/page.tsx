import type { Metadata } from "next";
import { Privacy } from "@/components/information/privacy";
import { JsonLd } from "@/components/ui/json-ld";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { textPageJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata(pages.privacy);

export default function Page() {
  return (
    <>
      <JsonLd data={textPageJsonLd(pages.privacy)} />
      <Privacy />
    </>
  );
}
