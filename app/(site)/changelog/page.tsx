import type { Metadata } from "next";
import { Changelog } from "@/components/catalogue/changelog";
import { JsonLd } from "@/components/ui/json-ld";
import { getChangelogPage } from "@/lib/catalogue/pages/page-facts";
import { buildTextPageJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = buildPageMetadata(getChangelogPage());

export default function Page() {
  return (
    <>
      <JsonLd data={buildTextPageJsonLd(getChangelogPage())} />
      <Changelog />
    </>
  );
}
