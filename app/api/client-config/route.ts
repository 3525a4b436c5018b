import { getClientConfig } from "@/lib/server/headers/analytics";
import { withLimit } from "@/lib/server/limits/with-limit";
import { respondJson } from "@/lib/server/request/response";

// Read when asked, not when built: one build serves every environment.
export const dynamic = "force-dynamic";

/** Whether visits are counted and where, and which chat there is. The same for everybody. */
export const GET = withLimit("publicRead", () => respondJson(getClientConfig(), { keep: "briefly" }));
