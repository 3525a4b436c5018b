import type { Metadata } from "next";
import { Changelog } from "@/components/catalogue/changelog";
import { JsonLd } from "@/components/ui/json-ld";
import { changelogPage } from "@/lib/catalogue/pages/page-facts";
import { textPageJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata(changelogPage());

export default function Page() {
  return (
    <>
      <JsonLd data={textPageJsonLd(changelogPage())} />
      <Changelog />
    </>
  );
}
