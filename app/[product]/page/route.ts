import { notFound } from "next/navigation";
import { lineParams } from "@/lib/catalogue/pages/page-facts";
import { previewAnswer } from "@/lib/code/previews/preview-answer";
import { previewList } from "@/lib/code/previews/preview-pages";
import { isProduct } from "@/lib/hosts/products";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = lineParams;

/** The whole pages of a line, listed without header and footer (spec §2). */
export async function GET(_: Request, { params }: { params: Promise<{ product: string }> }) {
  const { product } = await params;
  return isProduct(product) ? previewAnswer(previewList(product)) : notFound();
}
