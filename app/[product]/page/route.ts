import { notFound } from "next/navigation";
import { lineParams } from "@/lib/catalogue/pages";
import { isProduct } from "@/lib/catalogue/products";
import { previewAnswer } from "@/lib/delivery/preview-answer";
import { previewList } from "@/lib/delivery/preview-pages";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = lineParams;

/** The whole pages of a line, listed without header and footer (spec §2). */
export async function GET(_: Request, { params }: { params: Promise<{ product: string }> }) {
  const { product } = await params;
  return isProduct(product) ? previewAnswer(previewList(product)) : notFound();
}
