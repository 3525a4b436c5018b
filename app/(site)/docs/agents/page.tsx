import type { Metadata } from "next";
import { Agents } from "@/components/information/agents";
import { JsonLd } from "@/components/ui/json-ld";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { textPageJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata(pages.agents);

export default function Page() {
  return (
    <>
      <JsonLd data={textPageJsonLd(pages.agents)} />
      <Agents />
    </>
  );
}
