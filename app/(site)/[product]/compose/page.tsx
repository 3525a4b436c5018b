import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PreviewFont } from "@/components/code/previews/preview-font";
import { Composer } from "@/components/edits/composer/composer";
import { JsonLd } from "@/components/ui/json-ld";
import { listComposeCategories } from "@/lib/catalogue/pages/compose-sections";
import { getComposePage, listProductParams } from "@/lib/catalogue/pages/page-facts";
import { isProduct } from "@/lib/hosts/products";
import { buildTextPageJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/compose">;

export function generateStaticParams() {
  return listProductParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product } = await params;
  return isProduct(product) ? buildPageMetadata(getComposePage(product)) : {};
}

export default async function Page({ params }: Props) {
  const { product } = await params;
  if (!isProduct(product)) notFound();
  const page = getComposePage(product);
  return (
    <>
      <JsonLd data={buildTextPageJsonLd(page)} />
      <PreviewFont />
      {/* The page is one's own work: the shop's own words keep small. */}
      <div className="mx-auto max-w-[100rem] px-gutter pt-6 pb-5">
        <h1 className="text-heading">{page.title}</h1>
        <p className="mt-1 max-w-[80ch] text-small text-pretty text-muted">{page.description}</p>
      </div>
      <div className="mx-auto max-w-[100rem] px-gutter">
        <noscript>
          <p>Putting a page together needs JavaScript, which is switched off in this browser.</p>
        </noscript>
        <Composer product={product} categories={listComposeCategories(product)} />
      </div>
    </>
  );
}
