import { removeBrackets } from "@/lib/server/text";
import type { Node } from "@/lib/sites/page/parse";
import { listElements } from "./walk";

/** How many links of one page are told. */
const mostLinks = 200;

/** What is no page, by its name's end. */
const file =
  /\.(?:avif|css|csv|docx?|epub|gif|ics|jpe?g|js|json|mp[34]|pdf|png|pptx?|rss|svg|txt|webm|webp|xlsx?|xml|zip)$/i;

/** Addresses of other pages of the same site that a page links, each once, in its order. */
export function listLinks(root: Node, page: string): string[] {
  const own = new URL(page);
  const here = normalizePageAddress(own);
  const found = new Set<string>();
  for (const { name, attribs } of listElements(root)) {
    if (found.size >= mostLinks) break;
    const { href = "" } = attribs;
    if (name !== "a" || !href || href.length > 1_000 || !URL.canParse(href, page)) continue;
    const url = new URL(href, page);
    if (!/^https?:$/.test(url.protocol) || !isSameSite(url, own) || file.test(url.pathname)) continue;
    // Nobody reads a page twice for its `www.`.
    url.protocol = own.protocol;
    url.host = own.host;
    const address = normalizePageAddress(url);
    if (address !== here) found.add(address);
  }
  return [...found];
}

/** A page's address without what doesn't choose it: queries are of searches and campaigns. */
export function normalizePageAddress(url: URL): string {
  let end = url.pathname.length;
  while (end > 1 && url.pathname[end - 1] === "/") end--;
  return url.origin + url.pathname.slice(0, end);
}

/** Whether two addresses are of one site: with or without `www.`. */
export const isSameSite = (one: URL, other: URL): boolean => removeBrackets(one.host) === removeBrackets(other.host);
