import { getCheckoutConfig } from "@/lib/billing/paddle";
import { withLimit } from "@/lib/server/limits/with-limit";
import { createErrorResponse } from "@/lib/server/request/error-response";
import { respondJson } from "@/lib/server/request/response";

// Read when asked, not when built: one build serves every environment.
export const dynamic = "force-dynamic";

/** What the browser needs to load and initialise Paddle.js (all of it public). */
export const GET = withLimit("publicRead", (request) => {
  try {
    return respondJson(getCheckoutConfig(), { keep: "never" });
  } catch (error) {
    return createErrorResponse(error, "Payments are not set up", request);
  }
});
