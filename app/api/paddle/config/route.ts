import { checkoutConfig } from "@/lib/billing/paddle";
import { errorResponse } from "@/lib/error-response";
import { limited } from "@/lib/limits/limited";

// Read when asked, not when built: one build serves every environment.
export const dynamic = "force-dynamic";

/** What the browser needs to load and initialise Paddle.js (all of it public). */
export const GET = limited("publicRead", (request) => {
  try {
    return Response.json(checkoutConfig(), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, "Payments are not set up", request);
  }
});
