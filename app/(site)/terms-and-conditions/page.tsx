import type { Metadata } from "next";
import { Terms } from "@/components/information/terms";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";

export const metadata: Metadata = pageMetadata(pages.terms);

export default function Page() {
  return <Terms />;
}
