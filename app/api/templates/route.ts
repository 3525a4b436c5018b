import { toTemplateDocument } from "@/lib/edits/versions/document";
import { listTemplates } from "@/lib/edits/versions/queries";
import { limited } from "@/lib/server/limits/limited";
import { errorResponse } from "@/lib/server/request/error-response";

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
