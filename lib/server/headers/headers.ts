/** What every answer carries; {@link buildHeaderRules} says where a kind of answer differs. */
const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // What nobody here uses. `payment` is left out: Paddle's checkout asks for it in its frame.
  "permissions-policy":
    `accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone
    midi screen-wake-lock serial usb xr-spatial-tracking`
      .split(/\s+/)
      .map((name) => `${name}=()`)
      .concat("clipboard-write=(self)")
      .join(", "),
  "cross-origin-resource-policy": "same-origin",
  // Lets go of windows that open us; the sign-in window, which we open, keeps its opener.
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

/** In seconds: two years. */
const hstsAge = 63_072_000;

/** Not a document: nothing in it may load, run or be framed, should a browser take it for one. */
export const inert = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "x-frame-options": "DENY",
};
/** The windows of a sign-in go to another site and back, and their opener watches whether they were closed. */
const inPopup = { "cross-origin-opener-policy": "unsafe-none" };
/** Read by the pages of others: copied sections, link previews, callers of the functions. */
const shared = { "cross-origin-resource-policy": "cross-origin" };

/**
 * A cache asks before it shows it again: the next version of the shop has other files, and may have other prices. Next would
 * allow what it made in advance a year.
 */
export const revalidated = { "cache-control": "public, max-age=0, must-revalidate" };

/**
 * What the build has made or is drawn once, the same for everybody: the proxy in front, too, may keep it for so many seconds. It knows when a release
 * comes (deploy/proxy/nginx.conf), and doesn't hand this header on. Nothing without it is kept there.
 */
export const cachedByProxy = { ...revalidated, "x-accel-expires": "60" };

/** In seconds. */
const year = 31_536_000;

/** Nobody asks again: what stands at this address never changes. */
export const immutableCache = { "cache-control": `public, max-age=${year}, immutable` };

/**
 * What never changes under its address: names that hold a hash, and what lib/code/markup/published-art.json lists. The patterns
 * match files alone, never the address of a page: those can be answered with 404 by a route, under the headers given here.
 * A file that isn't there is answered with no-store by Next itself. How long an uploaded picture is kept, its route says: at the
 * same address there may be none.
 */
const forEver = [
  "/thumbnails/:kind(sections|categories|features)/:file([\\w-]+\\.[0-9a-f]{8}\\.(?:avif|webp))",
  "/cards/:file([\\w-]+\\.[0-9a-f]{8}\\.jpg)",
  "/fonts/:file([\\w-]+(?:\\.[0-9a-f]{8})?\\.woff2)",
  "/art/:path(.+\\.(?:svg|avif|webp))",
];

/**
 * What each kind of answer carries beyond {@link always}, by path in the form of next.config.ts; of two that match, the
 * later wins. The policy of pages is not here: it depends on the page and on the running server (documents.ts). Nor is that
 * of forms' answers, which buyers' pages may frame and which say their own (components/forms/respond.tsx): a
 * header that stands here takes the place of a route's own.
 */
const kinds: { source: string; headers: Record<string, string> }[] = [
  { source: "/:path((?!api/forms/|forms/).*)", headers: { "x-frame-options": "SAMEORIGIN" } },
  { source: "/login/:step", headers: inPopup },
  { source: "/api/:path((?!forms/).*)", headers: inert },
  { source: "/mcp", headers: inert },
  { source: "/api/auth/:path*", headers: inPopup },
  { source: "/api/:open(functions|forms)/:path*", headers: shared },
  {
    source: "/:file(search.json|silcrow-theme.css|feed.xml|sitemap.xml|robots.txt)",
    headers: { ...inert, ...cachedByProxy },
  },
  // Tools for such documents read it from pages of their own.
  {
    source: "/openapi.json",
    headers: { ...inert, ...cachedByProxy, ...shared, "access-control-allow-origin": "*" },
  },
  { source: "/:folder(r|.well-known)/:file*", headers: inert },
  { source: "/:folder(fonts|art|thumbnails|cards|pictures)/:file*", headers: { ...inert, ...shared } },
  { source: "/:icon(favicon.ico|icon.svg)", headers: { ...inert, ...shared, ...cachedByProxy } },
  // A preview may stand in a frame of another origin, or of none, and there fonts are read only by leave.
  { source: "/fonts/:file", headers: { "access-control-allow-origin": "*" } },
  ...forEver.map((source) => ({ source, headers: immutableCache })),
];

/** A rule in the form next.config.ts takes. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/**
 * The headers of all answers, by path.
 * @param siteUrl SITE_URL of the build. Only https makes browsers insist on https (docs/decisions/0021).
 */
export function buildHeaderRules(siteUrl: string): HeaderRule[] {
  const hsts = { "strict-transport-security": `max-age=${hstsAge}` };
  const first = { ...always, ...(siteUrl.startsWith("https:") && hsts) };
  return [{ source: "/:path*", headers: first }, ...kinds].map(({ source, headers }) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}
