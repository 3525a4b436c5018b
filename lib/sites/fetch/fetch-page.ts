import "server-only";
import { Agent, fetch, type Response } from "undici";
import { brand } from "@/lib/brand";
import { getEnv } from "@/lib/server/env";
import { AppError } from "@/lib/server/errors";
import { createGuardedConnector } from "./connector";
import { decodePage } from "./decode";
import type { Network } from "./network";
import { createPageProblem } from "./problems";
import { checkTarget, parseTypedAddress } from "./target";

/**
 * Bytes as they arrive and bytes unpacked; milliseconds to connect, for a body once it has begun, and for all of it;
 * redirects followed. A site may need a while to make a page; one that then sends it in drops only holds a place.
 */
export const fetchLimits = {
  packed: 3_000_000,
  unpacked: 3_000_000,
  connect: 3_000,
  body: 3_000,
  total: 9_000,
  redirects: 5,
};

/** A page as its site serves it to any visitor. */
export interface Page {
  /** Where it was found, after redirects. */
  url: URL;
  html: string;
}

/**
 * Fetches somebody else's page, from an address that anyone may give: only public hosts on the web's ports, each hop
 * checked anew, nothing of ours sent along, no more time or bytes than {@link fetchLimits}. What an answer says besides
 * the page is not passed on (docs/site-preview.md).
 * @throws AppError with a sentence about the address
 */
export function fetchPage(typed: string, network: Network, limits = fetchLimits): Promise<Page> {
  return fetchText(typed, network, limits, asPage);
}

/** What a stylesheet may take: one that is larger is made for more than a page. */
const sheetLimits = { ...fetchLimits, packed: 600_000, unpacked: 1_000_000, total: 5_000, redirects: 2 };

/**
 * Fetches a stylesheet of somebody else's page under the same rules, with less time and bytes.
 * @throws AppError where there is none to be had
 */
export async function fetchStylesheet(address: string, network: Network, limits = sheetLimits): Promise<string> {
  return (await fetchText(address, network, limits, asStylesheet)).html;
}

/** What is asked for, and what an answer has to be. */
interface Kind {
  accept: string;
  type: RegExp;
}
const asPage: Kind = {
  accept: "text/html,application/xhtml+xml",
  type: /^\s*(text\/html|application\/xhtml\+xml)\s*$/i,
};
const asStylesheet: Kind = { accept: "text/css,*/*;q=0.1", type: /^\s*text\/css\s*$/i };

async function fetchText(typed: string, network: Network, limits: typeof fetchLimits, kind: Kind): Promise<Page> {
  const first = parseTypedAddress(typed);
  checkTarget(first, network);
  const agent = new Agent({
    connect: createGuardedConnector(network, limits.connect),
    maxResponseSize: limits.packed,
    headersTimeout: limits.total,
    bodyTimeout: limits.body,
  });
  try {
    return await follow(first, { network, agent, limits, kind, signal: AbortSignal.timeout(limits.total) });
  } catch (error) {
    throw toProblem(error);
  } finally {
    // Also drops what a slow site still sends.
    await agent.destroy();
  }
}

interface Journey {
  network: Network;
  agent: Agent;
  limits: typeof fetchLimits;
  kind: Kind;
  signal: AbortSignal;
}

async function follow(first: URL, { network, agent, limits, kind, signal }: Journey): Promise<Page> {
  const seen = new Set<string>();
  let url = first;
  while (seen.size <= limits.redirects) {
    if (seen.has(url.href)) break;
    seen.add(url.href);
    const response = await fetch(url, { dispatcher: agent, redirect: "manual", signal, headers: buildHeaders(kind) });
    const location = response.headers.get("location");
    if (!redirects.has(response.status) || !location) {
      if (isSignInPage(url) && !isSignInPage(first)) throw createPageProblem("gated");
      return { url, html: await readText(response, limits, kind) };
    }
    await response.body?.cancel();
    url = resolveRedirect(url, location, network);
  }
  throw createPageProblem("redirects");
}

/**
 * Where a redirect leads, held to the same rules as an address that was typed.
 * @throws AppError for what we don't follow
 */
export function resolveRedirect(from: URL, location: string, network: Network): URL {
  if (location.length > 2_000 || !URL.canParse(location, from.href)) throw createPageProblem("broken");
  const next = new URL(location, from);
  next.hash = "";
  checkTarget(next, network);
  if (from.protocol === "https:" && next.protocol === "http:") throw createPageProblem("downgrade");
  return next;
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** The same for everybody: no cookie, no referrer, nothing that was asked of us. */
const buildHeaders = ({ accept }: Kind) => ({
  accept,
  "accept-language": "en",
  "user-agent": `Mozilla/5.0 (compatible; ${brand.name}Preview/1.0; +${getEnv().SITE_URL ?? brand.address})`,
});

const isSignInPage = ({ pathname }: URL) =>
  /(^|\/)(log-?in|sign-?in|password|auth|authenticate|protected)(\/|$)/i.test(pathname);

async function readText(response: Response, limits: typeof fetchLimits, kind: Kind): Promise<string> {
  const { status } = response;
  if (status !== 200) throw createPageProblem(classifyStatus(status));
  const [type = "", ...parameters] = (response.headers.get("content-type") ?? "").split(";");
  if (!kind.type.test(type)) throw createPageProblem("notHtml");
  const charset = parameters.map((text) => /^\s*charset\s*=\s*"?([^"\s]+)/i.exec(text)?.[1]).find(Boolean);
  return decodePage(await readBytes(response, limits), charset);
}

function classifyStatus(status: number) {
  if (status === 401 || status === 407) return "gated";
  if (status === 404 || status === 410) return "missing";
  // 403, 429 and 503 are what bot walls answer; a site that is down says 500, 502, 504.
  if ([403, 429, 451, 503].includes(status)) return "barred";
  return "broken";
}

/** The unpacked body, given up as soon as it is too long: a small answer can unpack to gigabytes. */
async function readBytes(response: Response, { unpacked, body }: typeof fetchLimits): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const end = Date.now() + body;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > unpacked) throw createPageProblem("tooLarge");
    if (Date.now() > end) throw createPageProblem("timeout");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Whatever failed on the way, as one of few sentences: which of the many failures it was is nobody's business. */
function toProblem(error: unknown): AppError {
  for (let e: unknown = error, depth = 0; e && depth < 6; e = (e as { cause?: unknown }).cause, depth++) {
    if (e instanceof AppError) return e;
    const { name, code } = e as { name?: unknown; code?: unknown };
    if (name === "TimeoutError" || name === "AbortError") return createPageProblem("timeout", error);
    if (code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT")
      return createPageProblem("timeout", error);
    if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") return createPageProblem("tooLarge", error);
  }
  return createPageProblem("unreachable", error);
}
