import { listSections } from "@/lib/catalogue/catalogue";
import { isProduct, products } from "@/lib/catalogue/products";
import { previewDocument, previewIds } from "@/lib/delivery/preview";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return products.flatMap((product) => previewIds(product, listSections(product)).map((id) => ({ product, id })));
}

export async function GET(_: Request, { params }: { params: Promise<{ product: string; id: string }> }) {
  const { product, id } = await params;
  const html = isProduct(product) ? await previewDocument(product, id) : undefined;
  if (!html) return new Response("There is no preview of that name.", { status: 404 });
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
