import { currentUserId } from "@/lib/auth/session";
import { clientAddress } from "@/lib/client-address";
import { previewAnswer } from "@/lib/delivery/preview-answer";
import { previewNotFound } from "@/lib/delivery/preview-pages";
import { errorResponse } from "@/lib/error-response";
import { limit } from "@/lib/limits/limit";
import { callerOf } from "@/lib/limits/subject";
import { noteUse } from "@/lib/shares/mutations";
import { findShare } from "@/lib/shares/queries";
import { urls } from "@/lib/urls";
import { drawInWorker } from "@/lib/workers/run";

/** The live preview of what somebody has passed on. */
export async function GET(request: Request, { params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  // By itself nothing would say whose words these are.
  if (request.headers.get("sec-fetch-dest") === "document") {
    return new Response(null, { status: 303, headers: { location: urls.share(encodeURIComponent(code)) } });
  }
  try {
    const caller = { userId: await currentUserId(), address: clientAddress(request.headers), signal: request.signal };
    await limit("previewComponent", callerOf(caller));
    const found = await findShare(code);
    if (!found) return previewAnswer(previewNotFound("bullet"), 404);
    await noteUse(found, new Date());
    const { section, product, content, theme } = found;
    const html = await drawInWorker("previewDocument", { product, id: section.id, content, theme }, caller);
    return previewAnswer(html ?? previewNotFound(product), html ? 200 : 404, true);
  } catch (error) {
    return errorResponse(error, "Drawing a shared section failed", request);
  }
}
