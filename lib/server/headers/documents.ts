import { randomBytes } from "node:crypto";
import { isProduct, type Product } from "@/lib/hosts/products";
import { getEnv, getSiteOrigin, isLoopback } from "@/lib/server/env";
import { isDrawnWhenAsked } from "@/lib/server/on-demand/addresses";
import { programUrls, urls } from "@/lib/urls/urls";
import { isActionOfBuild } from "./actions";
import { buildPagePolicy, siteFramePolicy } from "./content-policy";
import { nonDocumentPaths } from "./document-paths";
import { cachedByProxy } from "./headers";
import { isPrerendered, readFallbackHashes, readScriptHashes } from "./inline-scripts";

/** Headers of the request as the page is to see it, and of the answer. */
interface DocumentHeaders {
  request?: Record<string, string>;
  response: Record<string, string>;
}

/**
 * What the document at a path carries beyond the headers of all answers (headers.ts). A page made in advance is known by
 * the hashes of its scripts. One that is drawn now gets a nonce, which Next reads from the policy of the request.
 * @param reads the request only asks for the page: a form posted to a prerendered page draws it anew
 */
export function getDocumentHeaders(path: string, reads: boolean): DocumentHeaders {
  // A preview brings its own (lib/code/previews/preview-answer.ts).
  if (isChromeFree(path)) return { response: {} };
  if (path === urls.siteFrame) {
    return { response: { "x-robots-tag": "noindex", "content-security-policy": siteFramePolicy, ...cachedByProxy } };
  }
  const isPrivate = isPrivatePage(path);
  const framing = { "x-frame-options": isPrivate ? "DENY" : "SAMEORIGIN" };
  const policyFor = (scripts: string[]) => buildPagePolicy(scripts, isPrivate ? "'none'" : "'self'", getEnv());
  // In development every page is drawn, whatever an earlier build has left behind.
  if (reads && getEnv().NODE_ENV === "production" && isPrerendered(path)) {
    return { response: { ...framing, ...cachedByProxy, "content-security-policy": policyFor(readScriptHashes(path)) } };
  }
  const nonce = `'nonce-${randomBytes(16).toString("base64")}'`;
  const policy = policyFor([nonce, ...readFallbackHashes()]);
  return {
    request: { "content-security-policy": policy },
    response: { ...framing, "content-security-policy": policy },
  };
}

/**
 * A path with nothing encoded that needs no encoding, as the shop writes its own: Next finds a page under either spelling, but what is
 * known of pages (their policy, their line) goes by one. Undefined when it can't be decoded.
 */
export function normalizePath(path: string): string | undefined {
  try {
    decodeURIComponent(path);
  } catch {
    return undefined;
  }
  return path.replace(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /^[\w.~-]$/.test(letter) ? letter : code;
  });
}

/** The line at whose previews an address is, if any; also without the number or the id of one. */
function getPreviewProduct(path: string): Product | undefined {
  const [, line, folder] = path.split("/");
  return folder === "page" && isProduct(line) ? line : undefined;
}

/** The live preview of what somebody has passed on. */
const isSharePreview = (path: string) => /^\/s\/[^/]+\/preview$/.test(path);

/** What says of an answer that it has nothing of the shop around it, with the value `none`. */
export const chromeHeader = "x-silcrow-chrome";

/** Whether a path belongs to documents without the shop's header and footer: live previews, and that of what is passed on. */
export const isChromeFree = (path: string) => getPreviewProduct(path) !== undefined || isSharePreview(path);

/**
 * The line in which a preview is asked for that does not exist. All that exist are known from the build; in development, where
 * nothing is, Next's own 404 answers.
 */
export function findProductOfUnknownPreview(path: string): Product | undefined {
  const isKnown = getEnv().NODE_ENV !== "production" || isPrerendered(path) || isDrawnWhenAsked(path);
  return isKnown ? undefined : getPreviewProduct(path);
}

/** The account and signing in. The price list is below /account by its address only. */
function isPrivatePage(path: string): boolean {
  return /^\/(account|login)(\/|$)/.test(path) && path !== urls.pricing && path !== programUrls.pricingNow;
}

const outside = new RegExp(`^/(?:${nonDocumentPaths})`);

export const isDocument = (path: string) => !outside.test(path);

/**
 * Whether this asks Next to run an action at an address outside of the pages: files and routes have none. Answers to forms
 * and the posts of mail programs that stop emails (both may be multipart) go to their own routes.
 */
export function isCallOfNothing({ headers }: { headers: Headers }, path: string): boolean {
  const isForm = headers.get("content-type")?.startsWith("multipart/") ?? false;
  return headers.has("next-action") || (isForm && !/^\/(api\/forms\/[^/]+|letters)\/[^/]+$/.test(path));
}

/** Pages with a form that works without script: browsers post it to the page itself, as multipart. */
const postedPages: readonly string[] = [urls.hire];

/**
 * Whether a page can be asked like this: read, by a call of an action, or by a form of its own. Anything else would have Next
 * draw a prerendered page anew, for nothing.
 */
export function isMethodAllowed({ method, headers }: { method: string; headers: Headers }, path: string): boolean {
  if (isRead(method) || method === "OPTIONS") return true;
  if (method !== "POST") return false;
  const isForm = headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
  return headers.has("next-action") || (isForm && postedPages.includes(path));
}

/** What Next makes of an action for its id: a byte that describes its arguments, and a SHA-1, in hex digits. */
const actionId = /^[\da-f]{42}$/;

/**
 * Whether this calls an action by what is no id of one, or of none that the build has: Next would write the first into its log, whatever
 * it says, and the second would wait among those that are decoded.
 */
export function isCallOfUnknown({ method, headers }: { method: string; headers: Headers }): boolean {
  const id = headers.get("next-action");
  return method === "POST" && id !== null && !(actionId.test(id) && isActionOfBuild(id));
}

export const isRead = (method: string) => method === "GET" || method === "HEAD";

/**
 * Whether another site's page makes this post: one whose origin isn't the shop's own. Next refuses it too where an action is called, but
 * as a failure of its own (500), with a line in the log for each, and goes by the host alone. A shop on one's own machine has several
 * names (localhost, 127.0.0.1); each is its own when it was asked by it.
 */
export function isForeignPost({ method, headers }: { method: string; headers: Headers }): boolean {
  const origin = headers.get("origin");
  const own = getSiteOrigin();
  if (isRead(method) || origin === null || origin === own) return false;
  if (!URL.canParse(origin)) return true;
  const [its, ours] = [new URL(origin), new URL(own)];
  const isSameMachine = [its, ours].every(({ href }) => isLoopback(href));
  return !(isSameMachine && its.protocol === ours.protocol && its.host === headers.get("host"));
}
