import type { Metadata } from "next";
import { Hire } from "@/components/information/hire";
import { JsonLd } from "@/components/ui/json-ld";
import { textPageJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";

export const metadata: Metadata = pageMetadata(pages.hire);

export default function Page() {
  return (
    <>
      <JsonLd data={textPageJsonLd(pages.hire)} />
      <Hire />
    </>
  );
}
