import { builtAs } from "@/lib/env";
import { limited } from "@/lib/limits/limited";

export const dynamic = "force-dynamic";

/** The name of the build that answers. A page asks for it only after something has failed. */
export const GET = limited("publicRead", () =>
  Response.json({ build: builtAs }, { headers: { "cache-control": "no-store" } }),
);
