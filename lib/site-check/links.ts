import type { Node } from "@/lib/site-preview/parse";
import { elementsIn } from "./walk";

/** How many links of one page are told. */
const mostLinks = 200;

/** What is no page, by its name's end. */
const file =
  /\.(?:avif|css|csv|docx?|epub|gif|ics|jpe?g|js|json|mp[34]|pdf|png|pptx?|rss|svg|txt|webm|webp|xlsx?|xml|zip)$/i;

/** Addresses of other pages of the same site that a page links, each once, in its order. */
export function linksOf(root: Node, page: string): string[] {
  const here = pageAddress(new URL(page));
  const found = new Set<string>();
  for (const { name, attribs } of elementsIn(root)) {
    if (found.size >= mostLinks) break;
    const { href = "" } = attribs;
    if (name !== "a" || !href || href.length > 1_000 || !URL.canParse(href, page)) continue;
    const url = new URL(href, page);
    if (!/^https?:$/.test(url.protocol) || !isSameSite(url, new URL(page)) || file.test(url.pathname)) continue;
    // Nobody reads a page twice for its `www.`.
    const address = pageAddress(new URL(url.pathname, page));
    if (address !== here) found.add(address);
  }
  return [...found];
}

/** A page's address without what doesn't choose it: queries are of searches and campaigns. */
export function pageAddress(url: URL): string {
  return url.origin + (url.pathname.replace(/\/+$/, "") || "/");
}

const bare = ({ host }: URL) => host.replace(/^www\./, "");

/** Whether two addresses are of one site: with or without `www.`. */
export const isSameSite = (one: URL, other: URL): boolean => bare(one) === bare(other);
