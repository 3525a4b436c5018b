import { notFound } from "next/navigation";
import { exampleOf, findSection, listSections } from "@/lib/catalogue/catalogue";
import { isProduct } from "@/lib/catalogue/products";
import { previewDocument } from "@/lib/delivery/preview";
import { previewAnswer } from "@/lib/delivery/preview-answer";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return listSections().flatMap(({ id, lines, examples }) =>
    examples.flatMap(({ trade }) => lines.map((product) => ({ product, id, trade }))),
  );
}

/** A section's preview with its content of another trade. */
export async function GET(_: Request, { params }: { params: Promise<{ product: string; id: string; trade: string }> }) {
  const { product, id, trade } = await params;
  const section = findSection(id);
  const content = section && exampleOf(section, trade);
  const html = content && isProduct(product) ? await previewDocument(product, id, { content }) : undefined;
  if (html === undefined) notFound();
  return previewAnswer(html);
}
