import type { Rewrite } from "next/dist/lib/load-custom-routes";
import { adminUrls } from "../urls/admin-urls";

/**
 * Nobody gets an admin page as data: Next answers such a request with 200 also where the page says that it isn't there. What is
 * answered instead is what any wrong address gets, and links of the admin pages load documents (components/admin/admin-link.tsx).
 */
export const adminRewrites: Rewrite[] = [
  { source: `${adminUrls.users}/:path*`, has: [{ type: "header", key: "rsc" }], destination: "/account/nothing" },
  // Next's other way to say the same.
  { source: `${adminUrls.users}/:path(.+\\.rsc)`, destination: "/account/nothing" },
];
