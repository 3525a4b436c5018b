import { randomBytes } from "node:crypto";
import { env } from "@/lib/env";
import { urls } from "@/lib/urls";
import { pagePolicy, previewPolicy, siteFramePolicy } from "./content-policy";
import { isPrerendered, scriptHashes, standInHashes } from "./inline-scripts";

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
export function documentHeaders(path: string, reads: boolean): DocumentHeaders {
  if (/^\/(bullet|super)\/page\//.test(path)) {
    const marks = { "x-silcrow-chrome": "none", "x-robots-tag": "noindex" };
    return { response: { ...marks, "content-security-policy": previewPolicy } };
  }
  if (path === urls.siteFrame) {
    return { response: { "x-robots-tag": "noindex", "content-security-policy": siteFramePolicy } };
  }
  const isPrivate = isPrivatePage(path);
  const framing = { "x-frame-options": isPrivate ? "DENY" : "SAMEORIGIN" };
  const policyFor = (scripts: string[]) => pagePolicy(scripts, isPrivate ? "'none'" : "'self'", env());
  // In development every page is drawn, whatever an earlier build has left behind.
  if (reads && env().NODE_ENV === "production" && isPrerendered(path)) {
    return { response: { ...framing, "content-security-policy": policyFor(scriptHashes(path)) } };
  }
  const nonce = `'nonce-${randomBytes(16).toString("base64")}'`;
  const policy = policyFor([nonce, ...standInHashes()]);
  return {
    request: { "content-security-policy": policy },
    response: { ...framing, "content-security-policy": policy },
  };
}

/** The account and signing in. The price list is below /account by its address only. */
function isPrivatePage(path: string): boolean {
  return /^\/(account|login)(\/|$)/.test(path) && path !== urls.pricing;
}

/**
 * Whether another site's page makes this post. Next refuses it too where an action is called, but as a failure of its
 * own (500), with a line in the log for each.
 */
export function isForeignPost({ method, headers }: { method: string; headers: Headers }): boolean {
  const origin = headers.get("origin");
  if (method === "GET" || method === "HEAD" || origin === null) return false;
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim() || headers.get("host");
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
