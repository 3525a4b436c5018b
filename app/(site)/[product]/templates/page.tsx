import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TemplatesPage } from "@/components/catalogue/templates-page";
import { JsonLd } from "@/components/ui/json-ld";
import { lineParams, templatesPage } from "@/lib/catalogue/pages/page-facts";
import { isProduct } from "@/lib/hosts/products";
import { templatesJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/templates">;

export function generateStaticParams() {
  return lineParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product } = await params;
  return isProduct(product) ? pageMetadata(templatesPage(product)) : {};
}

export default async function Page({ params }: Props) {
  const { product } = await params;
  if (!isProduct(product)) notFound();
  return (
    <>
      <JsonLd data={templatesJsonLd(product)} />
      <TemplatesPage product={product} />
    </>
  );
}
