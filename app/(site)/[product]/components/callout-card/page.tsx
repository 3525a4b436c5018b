import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/catalogue/category-page";
import { JsonLd } from "@/components/ui/json-ld";
import { categoryOfPage, categoryPage, lineParams } from "@/lib/catalogue/pages/page-facts";
import { categoryJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components/callout-card">;

const calloutCards = { group: null, category: "callout-card" };

export function generateStaticParams() {
  return lineParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = categoryOfPage({ ...(await params), ...calloutCards });
  return category ? pageMetadata(categoryPage(category)) : {};
}

export default async function Page({ params }: Props) {
  const category = categoryOfPage({ ...(await params), ...calloutCards });
  if (!category) notFound();
  return (
    <>
      <JsonLd data={categoryJsonLd(category)} />
      <CategoryPage category={category} />
    </>
  );
}
