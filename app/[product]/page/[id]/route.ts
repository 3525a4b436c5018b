import { notFound } from "next/navigation";
import { listSections } from "@/lib/catalogue/catalogue";
import { listPreviewIds, renderPreviewDocument } from "@/lib/code/previews/preview";
import { respondWithPreview } from "@/lib/code/previews/preview-answer";
import { isProduct, products } from "@/lib/hosts/products";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  const all = products.flatMap((product) =>
    listPreviewIds(product, listSections(product)).map((id) => ({ product, id })),
  );
  // Both lines of a section side by side: they have one render.
  return all.sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
}

export async function GET(_: Request, { params }: { params: Promise<{ product: string; id: string }> }) {
  const { product, id } = await params;
  const html = isProduct(product) ? await renderPreviewDocument(product, id) : undefined;
  if (html === undefined) notFound();
  return respondWithPreview(html);
}
