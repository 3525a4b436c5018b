import { removeBrackets } from "@/lib/server/text";
import { steering } from "./schema";

/** What is known of the address of a site. */
export interface SiteAddress {
  /** Without `www.` (lib/account/sites/schema.ts); null while no address is given. */
  hostName: string | null;
  siteUrl: string;
}

/**
 * The host of the page a form was sent from, with its port if it has one: by the Origin header, else by Referer. "" when
 * the browser doesn't say (sandboxed frames, pages with `no-referrer`), or when it is a page of our own.
 */
export function getOriginHost(headers: Headers, ownAddress: string | undefined): string {
  for (const claimed of [headers.get("origin"), headers.get("referer")]) {
    const url = parseWebAddress(claimed);
    if (!url) continue;
    // Addresses may have stranger hosts than there are: what is kept ends up in files and emails.
    if (!/^(\[[\da-f:.]+\]|[a-z\d.-]+)(:\d+)?$/.test(url.host)) return "";
    return ownAddress && url.host === new URL(ownAddress).host ? "" : url.host;
  }
  return "";
}

/** Whether an answer came from a page that is neither on the site's host nor below it. Unknown counts as no. */
export function isFromElsewhere(origin: string, hostName: string | null): boolean {
  if (origin === "" || hostName === null) return false;
  const host = removeBrackets(origin.replace(/:\d+$/, ""));
  return host !== hostName && !host.endsWith(`.${hostName}`);
}

/**
 * Where the form's `_next` leads: an absolute address on the site's own host, or null when it leads anywhere else. A path
 * is read against the site's address.
 */
export function resolveNextAddress(next: string | undefined, { hostName, siteUrl }: SiteAddress): string | null {
  if (!next || next.length > 2_000 || hostName === null) return null;
  const home = parseWebAddress(siteUrl) ?? new URL(`https://${hostName}/`);
  if (!URL.canParse(next, home)) return null;
  const url = new URL(next, home);
  const isWeb = url.protocol === "https:" || url.protocol === home.protocol;
  const isOwn = removeBrackets(url.hostname) === hostName && (url.port === "" || url.port === home.port);
  return isWeb && isOwn && !url.username && !url.password ? url.href : null;
}

/** The first value of the form's `_next`. */
export function findNext(entries: Iterable<readonly [string, string]>): string | undefined {
  for (const [name, value] of entries) if (name === steering.next) return value;
  return undefined;
}

function parseWebAddress(text: string | null): URL | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}
