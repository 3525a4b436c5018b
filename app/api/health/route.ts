import { databaseAnswers } from "@/lib/health/queries";

export const dynamic = "force-dynamic";

/** For monitors and for pages that wait out an outage: 200 when all is well, 503 without a database. */
export async function GET() {
  const database = await databaseAnswers();
  return Response.json(
    { ok: database, database },
    { status: database ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
