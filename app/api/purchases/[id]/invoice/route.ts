import { currentUserId } from "@/lib/account/auth/session";
import { invoiceOf } from "@/lib/account/purchases/invoice";
import { AppError } from "@/lib/server/errors";
import { limit } from "@/lib/server/limits/limit";
import { userSubject } from "@/lib/server/limits/subject";
import { errorResponse } from "@/lib/server/request/error-response";

/** Leads the buyer to the invoice of a purchase, at the provider's. */
export async function GET(request: Request, { params }: RouteContext<"/api/purchases/[id]/invoice">) {
  try {
    const userId = await currentUserId();
    if (!userId) throw new AppError("unauthenticated");
    await limit("invoice", userSubject(userId));
    const address = await invoiceOf(userId, (await params).id);
    return new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, "Finding an invoice failed", request);
  }
}
