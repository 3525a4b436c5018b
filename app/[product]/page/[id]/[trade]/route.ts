import { exampleOf, findSection } from "@/lib/catalogue/catalogue";
import { isProduct } from "@/lib/catalogue/products";
import { previewDocument } from "@/lib/delivery/preview";
import { previewAnswer } from "@/lib/delivery/preview-answer";
import { noSuchAddress } from "@/lib/drawn/no-such-address";
import { cachedText } from "@/lib/drawn/text-cache";
import { urls } from "@/lib/urls";

export const dynamic = "force-dynamic";

/** A section's preview with its content of another trade, drawn when first asked for. */
export async function GET(_: Request, { params }: { params: Promise<{ product: string; id: string; trade: string }> }) {
  const { product, id, trade } = await params;
  const section = findSection(id);
  const content = section && exampleOf(section, trade);
  if (!content || !isProduct(product)) return noSuchAddress();
  const html = await cachedText(urls.preview(product, id, trade), () => previewDocument(product, id, { content }));
  return html === undefined ? noSuchAddress() : previewAnswer(html);
}
