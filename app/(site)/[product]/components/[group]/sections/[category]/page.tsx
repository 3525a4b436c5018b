import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/catalogue/category-page";
import { JsonLd } from "@/components/ui/json-ld";
import { findCategoryOfPage, getCategoryPage, listGroupedParams } from "@/lib/catalogue/pages/page-facts";
import { buildCategoryJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components/[group]/sections/[category]">;

export function generateStaticParams() {
  return listGroupedParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = findCategoryOfPage(await params);
  return category ? buildPageMetadata(getCategoryPage(category), { index: category.sections.length > 0 }) : {};
}

export default async function Page({ params }: Props) {
  const category = findCategoryOfPage(await params);
  if (!category) notFound();
  return (
    <>
      <JsonLd data={buildCategoryJsonLd(category)} />
      <CategoryPage category={category} />
    </>
  );
}
