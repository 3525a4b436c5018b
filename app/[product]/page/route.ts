import { notFound } from "next/navigation";
import { listProductParams } from "@/lib/catalogue/pages/page-facts";
import { respondWithPreview } from "@/lib/code/previews/preview-answer";
import { renderPreviewList } from "@/lib/code/previews/preview-pages";
import { isProduct } from "@/lib/hosts/products";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = listProductParams;

/** The whole pages of a line, listed without header and footer. */
export async function GET(_: Request, { params }: { params: Promise<{ product: string }> }) {
  const { product } = await params;
  return isProduct(product) ? respondWithPreview(renderPreviewList(product)) : notFound();
}
