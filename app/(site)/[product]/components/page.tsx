import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CataloguePage } from "@/components/catalogue/catalogue-page";
import { JsonLd } from "@/components/ui/json-ld";
import { getCataloguePage, listProductParams } from "@/lib/catalogue/pages/page-facts";
import { isProduct } from "@/lib/hosts/products";
import { buildCatalogueJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components">;

export function generateStaticParams() {
  return listProductParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product } = await params;
  return isProduct(product) ? buildPageMetadata(getCataloguePage(product)) : {};
}

export default async function Page({ params }: Props) {
  const { product } = await params;
  if (!isProduct(product)) notFound();
  return (
    <>
      <JsonLd data={buildCatalogueJsonLd(product)} />
      <CataloguePage product={product} />
    </>
  );
}
