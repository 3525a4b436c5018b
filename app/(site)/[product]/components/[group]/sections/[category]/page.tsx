import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/catalogue/category-page";
import { JsonLd } from "@/components/ui/json-ld";
import { categoryOfPage, categoryPage, groupedParams } from "@/lib/catalogue/pages/page-facts";
import { categoryJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components/[group]/sections/[category]">;

export function generateStaticParams() {
  return groupedParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = categoryOfPage(await params);
  return category ? pageMetadata(categoryPage(category), { index: category.sections.length > 0 }) : {};
}

export default async function Page({ params }: Props) {
  const category = categoryOfPage(await params);
  if (!category) notFound();
  return (
    <>
      <JsonLd data={categoryJsonLd(category)} />
      <CategoryPage category={category} />
    </>
  );
}
