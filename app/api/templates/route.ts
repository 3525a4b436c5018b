import { toTemplateDocument } from "@/lib/edits/versions/document";
import { listTemplates } from "@/lib/edits/versions/queries";
import { withLimit } from "@/lib/server/limits/with-limit";
import { createErrorResponse } from "@/lib/server/request/error-response";
import { respondJson } from "@/lib/server/request/response";

export const dynamic = "force-dynamic";

/** All template records, for everyone. */
export const GET = withLimit("publicRead", async (request) => {
  try {
    const templates = (await listTemplates()).map(toTemplateDocument);
    return respondJson({ templates }, { keep: "briefly" });
  } catch (error) {
    return createErrorResponse(error, "Reading the templates failed", request);
  }
});
