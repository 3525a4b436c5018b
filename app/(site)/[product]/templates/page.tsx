import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TemplatesPage } from "@/components/catalogue/templates-page";
import { JsonLd } from "@/components/ui/json-ld";
import { getTemplatesPage, listProductParams } from "@/lib/catalogue/pages/page-facts";
import { isProduct } from "@/lib/hosts/products";
import { buildTemplatesJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/templates">;

export function generateStaticParams() {
  return listProductParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product } = await params;
  return isProduct(product) ? buildPageMetadata(getTemplatesPage(product)) : {};
}

export default async function Page({ params }: Props) {
  const { product } = await params;
  if (!isProduct(product)) notFound();
  return (
    <>
      <JsonLd data={buildTemplatesJsonLd(product)} />
      <TemplatesPage product={product} />
    </>
  );
}
