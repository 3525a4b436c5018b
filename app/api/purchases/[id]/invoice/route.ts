import { getCurrentUserId } from "@/lib/account/auth/session";
import { getInvoiceUrl } from "@/lib/account/purchases/invoice";
import { AppError } from "@/lib/server/errors";
import { enforceLimit } from "@/lib/server/limits/limit";
import { createUserSubject } from "@/lib/server/limits/subject";
import { createErrorResponse } from "@/lib/server/request/error-response";

/** Leads the buyer to the invoice of a purchase, at the provider's. */
export async function GET(request: Request, { params }: RouteContext<"/api/purchases/[id]/invoice">) {
  try {
    const userId = await getCurrentUserId();
    if (!userId) throw new AppError("unauthenticated");
    await enforceLimit("invoice", createUserSubject(userId));
    const address = await getInvoiceUrl(userId, (await params).id);
    return new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });
  } catch (error) {
    return createErrorResponse(error, "Finding an invoice failed", request);
  }
}
