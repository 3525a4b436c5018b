import { exampleOf, findSection } from "@/lib/catalogue/catalogue";
import { isProduct } from "@/lib/catalogue/products";
import { previewDocument } from "@/lib/delivery/preview";
import { previewAnswer } from "@/lib/delivery/preview-answer";
import { noSuchAddress } from "@/lib/no-such-address";

export const dynamic = "force-static";

/** None by the build: each is drawn when first asked for, and kept. */
export const generateStaticParams = () => [];

/** A section's preview with its content of another trade. */
export async function GET(_: Request, { params }: { params: Promise<{ product: string; id: string; trade: string }> }) {
  const { product, id, trade } = await params;
  const section = findSection(id);
  const content = section && exampleOf(section, trade);
  const html = content && isProduct(product) ? await previewDocument(product, id, { content }) : undefined;
  if (html === undefined) noSuchAddress();
  return previewAnswer(html);
}
