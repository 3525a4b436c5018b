import { checkoutConfig } from "@/lib/billing/paddle";
import { limited } from "@/lib/server/limits/limited";
import { errorResponse } from "@/lib/server/request/error-response";
import { answerJson } from "@/lib/server/request/response";

// Read when asked, not when built: one build serves every environment.
export const dynamic = "force-dynamic";

/** What the browser needs to load and initialise Paddle.js (all of it public). */
export const GET = limited("publicRead", (request) => {
  try {
    return answerJson(checkoutConfig(), { keep: "never" });
  } catch (error) {
    return errorResponse(error, "Payments are not set up", request);
  }
});
