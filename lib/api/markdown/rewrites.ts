import type { Rewrite } from "next/dist/lib/load-custom-routes";
import { nonDocumentPaths } from "../../server/headers/document-paths";
import { programUrls, urls } from "../../urls/urls";

/**
 * Set by the middleware on a request that is to be answered with a page's Markdown: `file` that of the build, `now` that of the
 * pricing page with this server's own prices.
 */
export const markdownHeader = "x-silcrow-markdown";

const matchHeader = (value: "file" | "now") => [{ type: "header", key: markdownHeader, value } as const];

/**
 * Leads from the addresses of pages and of their Markdown to where it is made. Rules of next.config.ts, for the same reason
 * as that of own prices; each sees what those before it have made of the address. Only documents are named: of other requests the
 * middleware doesn't take the header away, and whoever sends one would have a file's address answer with a page.
 */
export const markdownRewrites: Rewrite[] = [
  ...[urls.pricing, programUrls.markdown(urls.pricing), programUrls.markdownMade(urls.pricing)].map((source) => ({
    source,
    has: matchHeader("now"),
    destination: programUrls.markdownPricingNow,
  })),
  { source: urls.home, has: matchHeader("file"), destination: programUrls.markdownMade(urls.home) },
  {
    source: `/:path((?!markdown/|${nonDocumentPaths}).+)`,
    has: matchHeader("file"),
    destination: programUrls.markdownMade("/:path"),
  },
  { source: `/:path((?!${nonDocumentPaths}).+)\\.md`, destination: programUrls.markdownMade("/:path") },
];
