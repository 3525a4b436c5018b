import type { Rewrite } from "next/dist/lib/load-custom-routes";
import { programUrls, urls } from "../urls/urls";

/** Set by the middleware on a request for the pricing page that is to be drawn with this server's own prices. */
export const ownPricesHeader = "x-silcrow-own-prices";

/**
 * Answers such a request with the page drawn for it. A rule of next.config.ts, since a rewrite by the middleware goes through
 * the network where the server listens on 127.0.0.1.
 */
export const ownPricesRewrite: Rewrite = {
  source: urls.pricing,
  has: [{ type: "header", key: ownPricesHeader, value: "1" }],
  destination: programUrls.pricingNow,
};
