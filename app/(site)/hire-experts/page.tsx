import type { Metadata } from "next";
import { Hire } from "@/components/forms/hire/hire";
import { JsonLd } from "@/components/ui/json-ld";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { textPageJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata(pages.hire);

export default function Page() {
  return (
    <>
      <JsonLd data={textPageJsonLd(pages.hire)} />
      <Hire />
    </>
  );
}
