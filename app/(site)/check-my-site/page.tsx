import type { Metadata } from "next";
import { CheckMySite } from "@/components/sites/check/check-my-site";
import { JsonLd } from "@/components/ui/json-ld";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { textPageJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata(pages.checkMySite);

export default function Page() {
  return (
    <>
      <JsonLd data={textPageJsonLd(pages.checkMySite)} />
      <CheckMySite />
    </>
  );
}
