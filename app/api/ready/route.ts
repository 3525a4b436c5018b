import { isDraining } from "@/lib/server/health/draining";
import { checkReadiness } from "@/lib/server/health/queries";
import { respondJson } from "@/lib/server/request/response";

export const dynamic = "force-dynamic";

/**
 * For proxies that choose a server, and for pages that wait out an outage: 200 when this server can do all that is asked of it,
 * 503 without its database, before the migrations it needs, and once it was asked to stop.
 */
export async function GET() {
  if (isDraining()) return answer(false, { draining: true });
  const { database, migrations } = await checkReadiness();
  return answer(database && migrations, { database, migrations });
}

const answer = (ok: boolean, why: Record<string, boolean>) =>
  respondJson({ ok, ...why }, { keep: "never", status: ok ? 200 : 503 });
