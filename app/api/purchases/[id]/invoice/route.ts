import { currentUserId } from "@/lib/auth/session";
import { invoiceOf } from "@/lib/billing/invoice";
import { errorTable, toAppError } from "@/lib/errors";

/** Leads the buyer to the invoice of a purchase, at the provider's. */
export async function GET(_: Request, { params }: RouteContext<"/api/purchases/[id]/invoice">) {
  try {
    const address = await invoiceOf(await currentUserId(), (await params).id);
    return new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });
  } catch (error) {
    const { code, sentence } = toAppError(error);
    return new Response(sentence, { status: errorTable[code].http, headers: { "cache-control": "no-store" } });
  }
}
