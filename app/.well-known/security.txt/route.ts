import { getSiteOrigin } from "@/lib/server/env";
import { buildSecurityTxt } from "@/lib/server/headers/security-txt";
import { withLimit } from "@/lib/server/limits/with-limit";

// Made when asked: its date of expiry counts from then.
export const dynamic = "force-dynamic";

/** Where to report a weakness. */
export const GET = withLimit(
  "publicRead",
  () =>
    new Response(buildSecurityTxt(getSiteOrigin(), new Date()), {
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "public, max-age=86400",
        "x-accel-expires": "60",
      },
    }),
);
