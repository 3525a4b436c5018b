import { checkoutConfig } from "@/lib/billing/paddle";
import { errorResponse } from "@/lib/error-response";

// Read when asked, not when built: one build serves every environment.
export const dynamic = "force-dynamic";

/** What the browser needs to load and initialise Paddle.js (all of it public). */
export function GET(): Response {
  try {
    return Response.json(checkoutConfig(), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, "Payments are not set up");
  }
}
