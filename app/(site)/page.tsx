import type { Metadata } from "next";
import { Home } from "@/components/catalogue/home/home";
import { homePage } from "@/lib/catalogue/pages";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamic = "force-static";

export const metadata: Metadata = pageMetadata(homePage());

export default function HomePage() {
  return <Home />;
}
