import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/catalogue/category-page";
import { JsonLd } from "@/components/ui/json-ld";
import { findCategoryOfPage, getCategoryPage, listProductParams } from "@/lib/catalogue/pages/page-facts";
import { buildCategoryJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components/callout-card">;

const calloutCards = { group: null, category: "callout-card" };

export function generateStaticParams() {
  return listProductParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = findCategoryOfPage({ ...(await params), ...calloutCards });
  return category ? buildPageMetadata(getCategoryPage(category)) : {};
}

export default async function Page({ params }: Props) {
  const category = findCategoryOfPage({ ...(await params), ...calloutCards });
  if (!category) notFound();
  return (
    <>
      <JsonLd data={buildCategoryJsonLd(category)} />
      <CategoryPage category={category} />
    </>
  );
}
