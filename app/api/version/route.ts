import { builtAs } from "@/lib/server/env";
import { withLimit } from "@/lib/server/limits/with-limit";
import { respondJson } from "@/lib/server/request/response";

export const dynamic = "force-dynamic";

/** The name of the build that answers. A page asks for it only after something has failed. */
export const GET = withLimit("publicRead", () => respondJson({ build: builtAs }, { keep: "never" }));
