import type { Metadata } from "next";
import { EditAgain } from "@/components/code/import/import-page";
import { JsonLd } from "@/components/ui/json-ld";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { textPageJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata(pages.editAgain);

export default function Page() {
  return (
    <>
      <JsonLd data={textPageJsonLd(pages.editAgain)} />
      <EditAgain />
    </>
  );
}
