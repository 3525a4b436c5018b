import { isDraining } from "@/lib/health/draining";
import { databaseAnswers } from "@/lib/health/queries";
export const dynamic = "force-dynamic";
export async function GET() {
  const ok = !isDraining() && (await databaseAnswers());
  return Response.json({ ok }, { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}
