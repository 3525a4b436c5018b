import type { Metadata } from "next";
import { EditAgain } from "@/components/code/import/import-page";
import { JsonLd } from "@/components/ui/json-ld";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { buildTextPageJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = buildPageMetadata(pages.editAgain);

export default function Page() {
  return (
    <>
      <JsonLd data={buildTextPageJsonLd(pages.editAgain)} />
      <EditAgain />
    </>
  );
}
