import type { Metadata } from "next";
import { HowToUse } from "@/components/information/how-to-use";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";

export const metadata: Metadata = pageMetadata(pages.howTo);

export default function Page() {
  return <HowToUse />;
}
