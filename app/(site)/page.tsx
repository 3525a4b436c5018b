import type { Metadata } from "next";
import { Home } from "@/components/catalogue/home/home";
import { brand } from "@/lib/brand";
import { homeDescription } from "@/lib/catalogue/pages";

export const dynamic = "force-static";

export const metadata: Metadata = {
  title: { absolute: `${brand.name}: sections for Notion sites on Super and Bullet` },
  description: homeDescription(),
};

export default function HomePage() {
  return <Home />;
}
