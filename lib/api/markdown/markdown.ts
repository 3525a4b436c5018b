import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type NextRequest, NextResponse } from "next/server";
import { ownPricesHeader } from "@/lib/billing/own-prices";
import { hasUsualPrices } from "@/lib/billing/plan";
import { getEnv } from "@/lib/server/env";
import { cachedByProxy, inert } from "@/lib/server/headers/headers";
import { isPrerendered } from "@/lib/server/headers/inline-scripts";
import { isDrawnWhenAsked } from "@/lib/server/on-demand/addresses";
import { isKnownTag } from "@/lib/server/request/etag";
import { programUrls, urls } from "@/lib/urls/urls";
import { isMarkdownPreferred } from "./accept";
import { markdownHeader } from "./rewrites";

/** Of an address of Markdown; rewrites take it in either case. */
const suffix = /\.md$/i;

/**
 * The file of the build that a request for a text means: by its address, or, of a page that has Markdown, by what it accepts.
 * Undefined for a request for anything else. In development, where nothing is made in advance, the address alone decides.
 */
export function findRequestedText({ nextUrl: { pathname }, headers, method }: NextRequest): string | undefined {
  if (isOfNoPage(pathname)) return pathname;
  if (suffix.test(pathname)) return programUrls.markdownMade(pathname.replace(suffix, ""));
  // Nobody is sent to the files themselves.
  if (/^\/markdown(\/|$)/.test(pathname)) return programUrls.markdownMade(pathname);
  const isRead = method === "GET" || method === "HEAD";
  const asks = isRead && !headers.has("rsc") && isMarkdownPreferred(headers.get("accept"));
  return asks && hasMarkdown(pathname) ? programUrls.markdownMade(pathname) : undefined;
}

/** Whether a page answers as Markdown, too, where it is asked to. */
function hasMarkdown(path: string): boolean {
  return getEnv().NODE_ENV === "production" && isDrawnWhenAsked(programUrls.markdownMade(path));
}

/** What is made of such a request before Next sends the text: 404, or 304 to whoever has a file already. */
export function respondWithText(request: NextRequest, made: string): Response {
  if (getEnv().NODE_ENV === "production" && !isPrerendered(made) && !isDrawnWhenAsked(made)) return respondNotFound();
  const isNow = made === programUrls.markdownMade(urls.pricing) && !hasUsualPrices();
  // The text at a page's own address is one of two things there.
  const isAtPage = !isOfNoPage(made) && !suffix.test(request.nextUrl.pathname);
  const vary = isAtPage ? { vary: "Accept" } : undefined;
  const etag = isNow ? undefined : getTag(made);
  if (etag && isKnownTag(request.headers.get("if-none-match"), etag)) {
    return new NextResponse(null, { status: 304, headers: { etag, ...cachedByProxy, ...vary } });
  }
  const headers = new Headers(request.headers);
  headers.delete(ownPricesHeader);
  headers.delete(markdownHeader);
  if (isNow) headers.set(markdownHeader, "now");
  else if (isAtPage) headers.set(markdownHeader, "file");
  return NextResponse.next({ request: { headers }, headers: vary });
}

/** What programs read that is the Markdown of no one page. */
const isOfNoPage = (path: string) =>
  path === programUrls.llms || path === programUrls.llmsFull || path === programUrls.openApi;

function respondNotFound(): Response {
  const says = `# Not found

There is no Markdown at this address. Every page that has some stands in ${programUrls.llms}: it is at the address of the page with .md at its end, of the front page at ${programUrls.markdown(urls.home)}.
`;
  const headers = { ...inert, "cache-control": "no-store", "x-robots-tag": "noindex" };
  return new NextResponse(says, {
    status: 404,
    headers: { ...headers, "content-type": "text/markdown; charset=utf-8" },
  });
}

const tags = new Map<string, string | undefined>();

/** The tag of a file, as the build has written it beside it; read once. A text that is drawn when asked for has none here: its route compares. */
function getTag(made: string): string | undefined {
  if (!tags.has(made)) {
    const file = join(/* turbopackIgnore: true */ process.cwd(), ".next/server/app", `${made.slice(1)}.meta`);
    const meta = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    tags.set(made, meta.headers?.etag);
  }
  return tags.get(made);
}
