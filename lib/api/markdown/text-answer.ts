import { createHash } from "node:crypto";
import { cachedByProxy, inert } from "@/lib/server/headers/headers";
import { getCanonicalUrl } from "@/lib/server/public-address";

/** The Markdown of a page. Search engines are led to the page itself. */
export function respondWithMarkdown(text: string, path: string): Response {
  return respond(text, {
    "content-type": "text/markdown; charset=utf-8",
    link: `<${getCanonicalUrl(path)}>; rel="canonical"`,
  });
}

/** A text for programs that is the Markdown of no one page. */
export function respondWithPlainText(text: string): Response {
  return respond(text, { "content-type": "text/plain; charset=utf-8" });
}

/** The same as JSON. */
export const respondWithJson = (value: unknown): Response => respondWithJsonText(JSON.stringify(value));

/** The same of what is written as JSON already. */
export function respondWithJsonText(text: string): Response {
  return respond(text, { "content-type": "application/json" });
}

/** Its tag stands in the file that the build writes, where the middleware finds it (lib/api/markdown/markdown.ts). */
function respond(text: string, headers: Record<string, string>): Response {
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  return new Response(text, { headers: { ...inert, ...cachedByProxy, "x-robots-tag": "noindex", etag, ...headers } });
}
