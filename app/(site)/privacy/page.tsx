import type { Metadata } from "next";
import { Privacy } from "@/components/information/privacy";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";

export const metadata: Metadata = pageMetadata(pages.privacy);

export default function Page() {
  return <Privacy />;
}
