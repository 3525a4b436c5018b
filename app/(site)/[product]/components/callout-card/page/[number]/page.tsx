import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/catalogue/category-page";
import { JsonLd } from "@/components/ui/json-ld";
import { findFurtherPage, getCategoryPage, listFurtherPageParams } from "@/lib/catalogue/pages/page-facts";
import { buildCategoryJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components/callout-card/page/[number]">;

export function generateStaticParams() {
  return listFurtherPageParams("callout-card");
}

async function find({ params }: Props) {
  return findFurtherPage({ ...(await params), group: null, category: "callout-card" });
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  return found ? buildPageMetadata(getCategoryPage(found.category, found.number)) : {};
}

export default async function Page(props: Props) {
  const found = await find(props);
  if (!found) notFound();
  return (
    <>
      <JsonLd data={buildCategoryJsonLd(found.category, found.number)} />
      <CategoryPage {...found} />
    </>
  );
}
