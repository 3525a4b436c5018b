import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brand } from "@/lib/brand";
import { builtFor } from "@/lib/server/env";
import { isPrerendered } from "@/lib/server/headers/inline-scripts";
import { getLoopbackAddress } from "@/lib/server/headers/loopback-name";
import { logError } from "@/lib/server/log";
import { isKnownTag } from "@/lib/server/request/etag";
import { getOtherHost } from "@/lib/server/request/host-redirects";
import { type Coding, parsePreferredCoding } from "./coding";
import { compressPage, createPageCache, type Page } from "./pages";
import { type Sent, teeResponse } from "./tee";

/** In bytes: a few hundred pages in two codings. */
const maxCache = 48_000_000;
/** In bytes: several times the longest page. */
const maxPage = 4_000_000;

/**
 * Headers with which a page is what it is without them. Any other may be one by which the framework's parts speak to each other, or
 * ask for something else than the page.
 */
const harmless =
  /^(accept|accept-(encoding|language)|cache-control|connection|cookie|dnt|forwarded|host|if-(none-match|modified-since)|keep-alive|pragma|priority|purpose|referer|save-data|sec-[a-z-]+|te|traceparent|tracestate|upgrade-insecure-requests|user-agent|via|x-forwarded-(for|host|port|proto)|x-real-ip|x-request-id)$/;

/** What belongs to one answer or connection and not to the page. */
const ofOneAnswer =
  /^(x-request-id|date|connection|keep-alive|content-(length|encoding)|transfer-encoding|etag|set-cookie)$/;

/**
 * Answers prerendered pages from memory, compressed once, and hands on everything else. The first who asks is answered by Next; what Next sent is kept
 * as long as it says that a proxy may keep it (`cachedByProxy`), then one request goes to Next again while others have what is
 * kept. Everything else passes: other methods, addresses with a query, the router's requests, Markdown, clients that take no
 * compressed answer.
 * @param isPage whether the build made what stands at a path
 */
export function servePages(isPage: (path: string) => boolean = isPrerendered, origin = builtFor ?? brand.address) {
  const redirected = getOtherHost(origin);
  const pages = createPageCache(maxCache);
  const underWay = new Set<string>();

  return (request: IncomingMessage, response: ServerResponse, answer: () => void): void => {
    const path = request.url ?? "";
    const isOfPage = isPage(path);
    tellCodingsApart(request, response, isOfPage);
    const coding = parsePreferredCoding(request.headers["accept-encoding"] as string | undefined);
    if (!coding || !isOfPage || !isPageRequest(request)) return answer();
    if (isLedElsewhere(request, redirected)) return answer();
    const page = pages.get(path);
    if (page && (performance.now() < page.freshUntil || request.method === "HEAD"))
      return sendPage(request, response, page, coding);
    if (request.method === "HEAD") return answer();
    // Of many who ask at once, one has the page compressed; until its answer is there, others have what is kept.
    if (underWay.has(path)) return answer();
    underWay.add(path);
    if (page) page.freshUntil = performance.now() + 1_000;
    response.once("close", () => underWay.delete(path));
    teeResponse(response, maxPage, (sent) => {
      // A page that can't be compressed (out of memory, a body that breaks off) is answered by Next as before.
      void createPage(sent, page).then(
        (now) => {
          if (now) pages.set(path, now);
          else if (sent.status === 200) pages.delete(path);
        },
        (error: unknown) => logError("A page was not compressed", error, { path }),
      );
    });
    return answer();
  };
}

/** What is kept of an answer, undefined when it is nothing to keep. Bodies are those of `before` when it is the same page. */
async function createPage({ status, headers, body }: Sent, before?: Page): Promise<Page | undefined> {
  const keptFor = Number(headers["x-accel-expires"] ?? 0) * 1_000;
  const { etag: tag, "content-encoding": coded = "" } = headers;
  if (!(keptFor > 0) || headers["set-cookie"] !== undefined) return undefined;
  if (status === 304 && typeof tag !== "string") return undefined;
  // Next gives routes none.
  const etag = typeof tag === "string" ? toWeak(tag) : computeTag(body);
  const freshUntil = performance.now() + keptFor;
  if (before?.etag === etag && (status === 200 || status === 304)) return { ...before, freshUntil };
  if (status !== 200 || (coded !== "" && coded !== "gzip")) return undefined;
  const own = Object.entries(headers).filter(([name]) => !ofOneAnswer.test(name));
  const bodies = await compressPage(body, coded === "gzip");
  return { etag, headers: own as Page["headers"], bodies, freshUntil };
}

/** Whether a request can mean nothing but the page at its address. */
function isPageRequest({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  for (const name in headers) if (!harmless.test(name)) return false;
  return !/markdown/i.test(headers.accept ?? "");
}

/**
 * Whether a host is led to the same page under the shop's own name; under any other the pages are the same.
 * @param redirected the host that next.config.ts leads on, where there is one; names of this machine are led on by middleware.ts
 */
function isLedElsewhere({ headers, url = "/" }: IncomingMessage, redirected: string | undefined): boolean {
  if (redirected && headers.host?.split(":")[0]?.toLowerCase() === redirected) return true;
  const get = (name: string) => (headers[name] as string | undefined) ?? null;
  return getLoopbackAddress({ headers: { get }, url: `http://localhost${url}` }) !== undefined;
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, coding: Coding): void {
  const { "if-none-match": known = null, "cache-control": wish = "" } = request.headers;
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.setHeader("etag", page.etag);
  // Who reloads without the cache wants the bytes.
  if (isKnownTag(known, page.etag) && !/no-cache/i.test(wish)) {
    response.writeHead(304).end();
    return;
  }
  const body = page.bodies[coding];
  response.setHeader("content-encoding", coding);
  response.setHeader("content-length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

const computeTag = (body: Buffer) => `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

const toWeak = (tag: string) => tag.replace(/^(?!W\/)/, "W/");

/**
 * Gives an answer that is compressed on its way a weak tag: its bytes are not those that the tag was made of (RFC 9110 §8.8.1). A page that
 * somebody has says, as the page does, that it depends on the codings that are taken (§15.4.5). Called before anything else wraps the
 * response.
 */
function tellCodingsApart(request: IncomingMessage, response: ServerResponse, isOfPage: boolean): void {
  const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => ServerResponse;
  response.writeHead = (...values: unknown[]) => {
    const tag = response.getHeader("etag");
    const isCoded =
      response.hasHeader("content-encoding") ||
      // Who has the weak tag had it of a compressed answer.
      (values[0] === 304 && request.headers["if-none-match"]?.includes(toWeak(String(tag))));
    if (typeof tag === "string" && isCoded) response.setHeader("etag", toWeak(tag));
    const vary = [response.getHeader("vary") ?? []].flat().join(", ");
    if (isOfPage && values[0] === 304 && !/accept-encoding/i.test(vary)) {
      response.setHeader("vary", [vary, "Accept-Encoding"].filter(Boolean).join(", "));
    }
    return writeHead(...values);
  };
}
