import { type NextRequest, NextResponse } from "next/server";
import { findRequestedText, respondWithText } from "./lib/api/markdown/markdown";
import { markdownHeader } from "./lib/api/markdown/rewrites";
import { serveBuiltText } from "./lib/api/markdown/serve-built-text";
import { ownPricesHeader } from "./lib/billing/own-prices";
import { hasUsualPrices } from "./lib/billing/plan";
import { respondWithPreview } from "./lib/code/previews/preview-answer";
import { renderPreviewNotFound } from "./lib/code/previews/preview-pages";
import { refusePost } from "./lib/server/admission/posts";
import { buildPreflight } from "./lib/server/headers/cors";
import {
  chromeHeader,
  findProductOfUnknownPreview,
  getDocumentHeaders,
  isCallOfNothing,
  isCallOfUnknown,
  isChromeFree,
  isDocument,
  isForeignPost,
  isMethodAllowed,
  isRead,
  normalizePath,
} from "./lib/server/headers/documents";
import { getLoopbackAddress } from "./lib/server/headers/loopback-name";
import { escapeHtml } from "./lib/server/text";
import { programUrls, urls } from "./lib/urls/urls";

/**
 * Marks live previews as without header and footer, answers for those that do not exist, and gives every other document its
 * content policy, which depends on the page and on what the running server is set up with
 * (decision 0036). An address has one spelling; others lead to it. A request for the pricing page is marked when this server's prices are its own
 * (lib/billing/own-prices.ts). So is one for a
 * page's Markdown (lib/api/markdown/markdown.ts). Posts are counted and held back here, before Next decodes them. Nothing heavier belongs here.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const plain = normalizePath(request.nextUrl.pathname);
  const answer = await respondTo(request, plain);
  if (plain !== undefined && isChromeFree(plain)) answer.headers.set(chromeHeader, "none");
  return answer;
}

/** @param plain the path in its one spelling, if it can be read */
async function respondTo(request: NextRequest, plain: string | undefined): Promise<Response> {
  const { pathname } = request.nextUrl;
  if (plain === undefined) return new NextResponse("This address is not well formed.", { status: 400 });
  if (plain !== pathname) return redirectMoved(request, plain);
  const known = isRead(request.method) ? getLoopbackAddress(request) : undefined;
  if (known) return redirectTo(known);
  if (!isDocument(pathname)) return isCallOfNothing(request, pathname) ? respondNotWritten() : NextResponse.next();
  const text = findRequestedText(request);
  if (text) {
    // Pages of other origins read it, and those that are traced ask first.
    if (request.method === "OPTIONS" && text === programUrls.openApi) return mayBeRead(request);
    return isRead(request.method)
      ? (serveBuiltText(text, request.headers) ?? respondWithText(request, text))
      : respondNotWritten();
  }
  if (isForeignPost(request)) return new NextResponse("Only pages of this site can send this.", { status: 403 });
  if (!isMethodAllowed(request, pathname)) return respondNotWritten();
  if (isCallOfUnknown(request)) return respondUnknownAction();
  const refusal = request.method === "POST" ? await refusePost(request) : undefined;
  if (refusal) return refusal;
  const line = findProductOfUnknownPreview(pathname);
  if (line) return respondWithPreview(renderPreviewNotFound(line), 404);
  if (pathname === programUrls.pricingNow) return redirectMoved(request, urls.pricing);
  if (pathname === programUrls.markdownPricingNow) return redirectMoved(request, programUrls.markdown(urls.pricing));
  const reads = isRead(request.method);
  const ownPrices = pathname === urls.pricing && reads && !hasUsualPrices();
  const own = getDocumentHeaders(ownPrices ? programUrls.pricingNow : pathname, reads);
  // Most pages are read as they were built: handing their headers on would cost a copy of each at every request.
  const changesNothing = !own.request && !ownPrices && !ownHeaders.some((name) => request.headers.has(name));
  if (changesNothing) return NextResponse.next({ headers: own.response });
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(own.request ?? {})) headers.set(name, value);
  for (const name of ownHeaders) headers.delete(name);
  if (ownPrices) headers.set(ownPricesHeader, "1");
  return NextResponse.next({ request: { headers }, headers: own.response });
}

/** Ours to set: rules of next.config.ts go by them. */
const ownHeaders = [ownPricesHeader, markdownHeader];

const respondNotWritten = () =>
  new NextResponse("A page can be read, not written to.", { status: 405, headers: { allow: "GET, HEAD" } });

const mayBeRead = ({ headers }: NextRequest) =>
  new NextResponse(null, {
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      ...buildPreflight(headers, { methods: "GET, HEAD", known: "if-none-match", seconds: 86_400 }),
      vary: "access-control-request-headers",
    },
  });

/** As Next answers for an action that it doesn't have (docs/decisions/0037): the page says that the shop was updated. */
const respondUnknownAction = () =>
  new NextResponse("Server Action unavailable.", {
    status: 409,
    headers: { "x-nextjs-action-not-found": "1", "content-type": "text/plain", "cache-control": "no-store" },
  });

/**
 * As a page that leads there, with the fragment, which only the browser knows: to Next all names of one's own machine are one, and it would
 * make a redirect to the other a loop.
 */
function redirectTo(address: string): Response {
  const nonce = crypto.randomUUID();
  const body = `<!doctype html><html lang="en"><title>One moment</title>
<noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(address)}"></noscript>
<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>
<script nonce="${nonce}">location.replace(document.links[0].href + location.hash)</script>`;
  return new NextResponse(body, {
    headers: {
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; frame-ancestors 'none'; script-src 'nonce-${nonce}'`,
    },
  });
}

function redirectMoved({ nextUrl }: NextRequest, path: string): Response {
  const address = nextUrl.clone();
  address.pathname = path;
  return NextResponse.redirect(address, 308);
}

// Every document, also one that isn't there. The rest has its headers from lib/server/headers/headers.ts alone.
export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!_next/|api/|forms/|letters/|login/start$|mcp$|fonts/|art/|thumbnails/|cards/|pictures/|r/|\\.well-known/|(?:search\\.json|silcrow-theme\\.css|feed\\.xml|sitemap\\.xml|robots\\.txt|favicon\\.ico|icon\\.svg)$).*)",
    // Next runs actions wherever they are posted to, also at an address where there is nothing.
    { source: "/(.*)", has: [{ type: "header", key: "next-action" }] },
    { source: "/(.*)", has: [{ type: "header", key: "content-type", value: "multipart/.*" }] },
    // A second spelling of an address, of a file or route, too.
    "/(.*%.*)",
  ],
};
