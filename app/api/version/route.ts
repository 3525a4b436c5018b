import { builtAs } from "@/lib/env";

export const dynamic = "force-dynamic";

/** The name of the build that answers. A page asks for it only after something has failed. */
export function GET(): Response {
  return Response.json({ build: builtAs }, { headers: { "cache-control": "no-store" } });
}
