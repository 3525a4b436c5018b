import type { Metadata } from "next";
import { Hire } from "@/components/information/hire";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";

export const metadata: Metadata = pageMetadata(pages.hire);

export default function Page() {
  return <Hire />;
}
