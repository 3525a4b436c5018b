import { exampleOf, findSection } from "@/lib/catalogue/catalogue";
import { previewDocument } from "@/lib/code/previews/preview";
import { previewAnswer } from "@/lib/code/previews/preview-answer";
import { isProduct } from "@/lib/hosts/products";
import { noSuchAddress } from "@/lib/server/on-demand/no-such-address";
import { cachedText } from "@/lib/server/on-demand/text-cache";
import { urls } from "@/lib/urls/urls";

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
