import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/catalogue/category-page";
import { categoryMetadata, categoryOfPage, lineParams } from "@/lib/catalogue/pages";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components/callout-card">;

const calloutCards = { group: null, category: "callout-card" };

export function generateStaticParams() {
  return lineParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = categoryOfPage({ ...(await params), ...calloutCards });
  return category ? categoryMetadata(category) : {};
}

export default async function Page({ params }: Props) {
  const category = categoryOfPage({ ...(await params), ...calloutCards });
  if (!category) notFound();
  return <CategoryPage category={category} />;
}
