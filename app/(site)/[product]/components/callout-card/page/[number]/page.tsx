import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/catalogue/category-page";
import { JsonLd } from "@/components/ui/json-ld";
import { categoryPage, furtherPageOf, furtherPageParams } from "@/lib/catalogue/pages/page-facts";
import { categoryJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components/callout-card/page/[number]">;

export function generateStaticParams() {
  return furtherPageParams("callout-card");
}

async function find({ params }: Props) {
  return furtherPageOf({ ...(await params), group: null, category: "callout-card" });
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  return found ? pageMetadata(categoryPage(found.category, found.number)) : {};
}

export default async function Page(props: Props) {
  const found = await find(props);
  if (!found) notFound();
  return (
    <>
      <JsonLd data={categoryJsonLd(found.category, found.number)} />
      <CategoryPage {...found} />
    </>
  );
}
