import { z } from "zod";
import { products } from "@/lib/hosts/products";
import { removeBrackets } from "@/lib/server/text";

/** How many sites a user can have, and how many together with those they deleted and can still restore. */
export const siteLimit = 100;
export const siteLimitWithDeleted = 300;

/**
 * The host a site is known by: of the parsed address, in lower case and punycode, without
 * `www.`, port or trailing dot. Null when `address` is no address of a public web site.
 */
export function parseHostName(address: string): string | null {
  const url = parseAddress(address);
  return url && removeBrackets(url.hostname);
}

/** The address as we keep it: with its scheme, without a fragment. Null when it is none of a public web site. */
export function parseSiteUrl(address: string): string | null {
  const url = parseAddress(address);
  if (!url) return null;
  url.hash = "";
  return url.href;
}

function parseAddress(address: string): URL | null {
  const typed = address.trim();
  // People type hosts: without a scheme it is read as https.
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  // A name with a dot whose last part isn't a number: neither `localhost` nor an IP address in any spelling.
  const isPublicName = /^([^.]+\.)+(?!\d+\.?$)[^.]+\.?$/.test(url.hostname) && !url.hostname.startsWith("[");
  return isWeb && isPublicName && !url.username && !url.password ? url : null;
}

// Control characters and line breaks: Postgres takes no NUL, and names stand in the lines of emails.
const siteName = z
  .string()
  .trim()
  .min(1, "Give the site a name.")
  .max(120, "A name can have up to 120 characters.")
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, "A name is one line of plain text.");

const siteUrl = z
  .string()
  .trim()
  .max(2_000, "That address is too long.")
  .transform((typed, context) => {
    if (typed === "") return { siteUrl: "", hostName: null };
    const url = parseSiteUrl(typed);
    if (url === null) {
      context.addIssue({ code: "custom", message: "That isn't the address of a web site. It looks like example.com." });
      return z.NEVER;
    }
    return { siteUrl: url, hostName: parseHostName(typed) };
  });

/** What a person says about a site: a name and an address, which may stay empty. The host is derived. */
export const siteFields = z
  .object({ siteName, siteUrl })
  .transform(({ siteName, siteUrl }) => ({ siteName, ...siteUrl }));

export const newSite = z.object({ product: z.enum(products), fields: siteFields });
export const savedSite = z.object({ id: z.uuid(), fields: siteFields });
export const namedSite = z.object({ id: z.uuid() });

export type SiteFields = z.output<typeof siteFields>;
