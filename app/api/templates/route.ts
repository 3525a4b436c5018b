import { errorTable, toAppError } from "@/lib/errors";
import { toTemplateDocument } from "@/lib/records/document";
import { listTemplates } from "@/lib/records/queries";

export const dynamic = "force-dynamic";

/** All template records (spec §7), for everyone. */
export async function GET() {
  try {
    const templates = (await listTemplates()).map(toTemplateDocument);
    return Response.json({ templates }, { headers: { "cache-control": "public, max-age=300" } });
  } catch (error) {
    const { code, sentence } = toAppError(error);
    return Response.json({ message: sentence }, { status: errorTable[code].http });
  }
}
