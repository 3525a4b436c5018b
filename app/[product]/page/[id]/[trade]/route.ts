import { findExample, findSection } from "@/lib/catalogue/catalogue";
import { renderPreviewDocument } from "@/lib/code/previews/preview";
import { respondWithPreview } from "@/lib/code/previews/preview-answer";
import { isProduct } from "@/lib/hosts/products";
import { respondNotFound } from "@/lib/server/on-demand/no-such-address";
import { getCachedText } from "@/lib/server/on-demand/text-cache";
import { urls } from "@/lib/urls/urls";

export const dynamic = "force-dynamic";

/** A section's preview with its content of another trade, drawn when first asked for. */
export async function GET(_: Request, { params }: { params: Promise<{ product: string; id: string; trade: string }> }) {
  const { product, id, trade } = await params;
  const section = findSection(id);
  const content = section && findExample(section, trade);
  if (!content || !isProduct(product)) return respondNotFound();
  const html = await getCachedText(urls.preview(product, id, trade), () =>
    renderPreviewDocument(product, id, { content }),
  );
  return html === undefined ? respondNotFound() : respondWithPreview(html);
}
