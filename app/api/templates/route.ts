import { errorResponse } from "@/lib/error-response";
import { limited } from "@/lib/limits/limited";
import { toTemplateDocument } from "@/lib/saved-components/document";
import { listTemplates } from "@/lib/saved-components/queries";

export const dynamic = "force-dynamic";

/** All template records (spec §7), for everyone. */
export const GET = limited("publicRead", async (request) => {
  try {
    const templates = (await listTemplates()).map(toTemplateDocument);
    return Response.json({ templates }, { headers: { "cache-control": "public, max-age=300" } });
  } catch (error) {
    return errorResponse(error, "Reading the templates failed", request);
  }
});
