import { emptyFrame } from "@/lib/sites/preview/empty-frame";

export const dynamic = "force-static";

/** The empty frame of "See it on your site"; `middleware.ts` gives it its policy. */
export function GET(): Response {
  return new Response(emptyFrame, { headers: { "content-type": "text/html; charset=utf-8" } });
}
