import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/catalogue/category-page";
import { categoryMetadata, categoryOfPage, groupedParams } from "@/lib/catalogue/pages";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components/[group]/sections/[category]">;

export function generateStaticParams() {
  return groupedParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = categoryOfPage(await params);
  return category ? categoryMetadata(category) : {};
}

export default async function Page({ params }: Props) {
  const category = categoryOfPage(await params);
  if (!category) notFound();
  return <CategoryPage category={category} />;
}
