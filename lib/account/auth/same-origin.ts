import { getSiteOrigin } from "@/lib/server/env";

/** Whether a page of ours makes this request. Browsers say so in Sec-Fetch-Site; old ones in Origin only. */
export function isFromOurPages({ headers }: { headers: Headers }): boolean {
  const site = headers.get("sec-fetch-site");
  return site ? site === "same-origin" : headers.get("origin") === getSiteOrigin();
}
