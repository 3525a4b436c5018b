import { checkoutConfig } from "@/lib/billing/paddle";
import { errorTable, toAppError } from "@/lib/errors";

// Read when asked, not when built: one build serves every environment.
export const dynamic = "force-dynamic";

/** What the browser needs to load and initialise Paddle.js (all of it public). */
export function GET(): Response {
  try {
    return Response.json(checkoutConfig(), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    const { code, sentence } = toAppError(error);
    return Response.json({ error: { code, message: sentence } }, { status: errorTable[code].http });
  }
}
