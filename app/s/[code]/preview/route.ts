import { getCurrentUserId } from "@/lib/account/auth/session";
import { respondWithPreview } from "@/lib/code/previews/preview-answer";
import { renderPreviewNotFound } from "@/lib/code/previews/preview-pages";
import { renderInWorker } from "@/lib/code/run-jobs";
import { noteUse } from "@/lib/edits/shares/mutations";
import { findShare } from "@/lib/edits/shares/queries";
import { enforceLimit } from "@/lib/server/limits/limit";
import { createCaller } from "@/lib/server/limits/subject";
import { getClientAddress } from "@/lib/server/request/client-address";
import { createErrorResponse } from "@/lib/server/request/error-response";
import { urls } from "@/lib/urls/urls";

/** The live preview of what somebody has passed on. */
export async function GET(request: Request, { params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  // By itself nothing would say whose words these are.
  if (request.headers.get("sec-fetch-dest") === "document") {
    return new Response(null, { status: 303, headers: { location: urls.share(encodeURIComponent(code)) } });
  }
  try {
    const caller = {
      userId: await getCurrentUserId(),
      address: getClientAddress(request.headers),
      signal: request.signal,
    };
    await enforceLimit("previewComponent", createCaller(caller));
    const found = await findShare(code);
    if (!found) return respondWithPreview(renderPreviewNotFound("bullet"), 404);
    await noteUse(found, new Date());
    const { section, product, content, theme } = found;
    const html = await renderInWorker("previewDocument", { product, id: section.id, content, theme }, caller);
    return respondWithPreview(html ?? renderPreviewNotFound(product), html ? 200 : 404, true);
  } catch (error) {
    return createErrorResponse(error, "Drawing a shared section failed", request);
  }
}
