import type { Metadata } from "next";
import { UseInReact } from "@/components/information/use-in-react";
import { JsonLd } from "@/components/ui/json-ld";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { textPageJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata(pages.react);

export default function Page() {
  return (
    <>
      <JsonLd data={textPageJsonLd(pages.react)} />
      <UseInReact />
    </>
  );
}
