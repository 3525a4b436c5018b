import { brand } from "@/lib/brand";
import { builtFor, env } from "@/lib/env";

/**
 * The public origin that pages, sitemap, feed and cards name: SITE_URL of the build, else the brand's own address. It is
 * fixed when the shop is built, because that is when its pages are (docs/decisions/0021-the-public-address.md).
 */
export const publicOrigin: string = new URL(builtFor ?? brand.address).origin;

/** A path of the shop as a public address. The front page has no trailing slash, like every other page. */
export function absolute(path: string): string {
  return path === "/" ? publicOrigin : `${publicOrigin}${path}`;
}

/**
 * What to say of a server that lives elsewhere than its pages say; undefined when both agree.
 * @param siteUrl SITE_URL of the running server
 * @param built the origin that the build names
 */
export function addressProblem(siteUrl: string, built: string): string | undefined {
  const { origin } = new URL(siteUrl);
  if (origin === built) return undefined;
  return `SITE_URL is ${origin}, but the pages of this build name ${built} as their address. Build with SITE_URL=${origin}.`;
}

/** Says so in the log of a starting server. Local mode never minds: nobody looks for a shop on loopback. */
export function warnOfAddress(): void {
  const { SITE_URL, SILCROW_LOCAL } = env();
  const problem = SITE_URL && !SILCROW_LOCAL && addressProblem(SITE_URL, publicOrigin);
  if (problem) console.warn(JSON.stringify({ level: "warn", event: "seo.other_address", problem }));
}
