import { brand } from "@/lib/brand";
import { builtFor, getEnv, isBuilding } from "./env";

/**
 * The public origin that pages, sitemap, feed and cards name: SITE_URL of the build, else the brand's own address. It is
 * fixed when the shop is built, because that is when its pages are (decision 0021).
 */
export const publicOrigin: string = new URL(builtFor ?? brand.address).origin;

/** The same where it is only supposed, since the build was told none: what is printed of it is put right where it is read. */
export const supposedOrigin: string | undefined = builtFor ? undefined : publicOrigin;

/** A path of the shop as the address that search engines and link previews are told. The front page has no trailing slash, like every other page. */
export const getCanonicalUrl = (path: string): string => joinAddress(publicOrigin, path);

/**
 * A path of the shop as an address that people and programs follow: at this server, also where the build was told no address and its
 * pages name the brand's. What the build itself writes names that, until `replaceOrigin` reads it.
 */
export const getAbsoluteUrl = (path: string): string =>
  joinAddress(isBuilding() ? publicOrigin : getFollowedOrigin(), path);

const joinAddress = (origin: string, path: string) => (path === "/" ? origin : `${origin}${path}`);

const getFollowedOrigin = () => builtFor ?? getEnv().SITE_URL ?? publicOrigin;

/** A text that the build has written, with addresses at this server. */
export function replaceOrigin(text: string): string {
  const origin = getFollowedOrigin();
  return origin === publicOrigin ? text : text.replaceAll(publicOrigin, origin);
}

/** Whether texts of the build name other addresses than this server's. */
export const isElsewhere = (): boolean => getFollowedOrigin() !== publicOrigin;

/**
 * What to say of a server that lives elsewhere than its pages say; undefined when both agree.
 * @param siteUrl SITE_URL of the running server
 * @param built the origin that the build names
 */
export function findAddressProblem(siteUrl: string, built: string): string | undefined {
  const { origin } = new URL(siteUrl);
  if (origin === built) return undefined;
  return `SITE_URL is ${origin}, but the pages of this build name ${built} as their address. Build with SITE_URL=${origin}.`;
}

/** Says so in the log of a starting server. Local mode never minds: nobody looks for a shop on loopback. */
export function warnOfAddress(): void {
  const { SITE_URL, SILCROW_LOCAL } = getEnv();
  const problem = SITE_URL && !SILCROW_LOCAL && findAddressProblem(SITE_URL, publicOrigin);
  if (problem) console.warn(JSON.stringify({ level: "warn", event: "seo.other_address", problem }));
}
