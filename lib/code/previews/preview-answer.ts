import { guardScript } from "@/lib/server/guard/guard";
import { buildPreviewPolicy } from "@/lib/server/headers/content-policy";
import { cachedByProxy, revalidated } from "@/lib/server/headers/headers";

/**
 * Answers with a chrome-free document, guarded as the shop's own pages are: it may be opened alone, where nobody
 * else guards it.
 * @param isTheirs it shows what somebody has made of a section
 */
export function respondWithPreview(html: string, status = 200, isTheirs = false): Response {
  return new Response(
    html.replace("<head>", () => `<head>\n<script>${guardScript}</script>`),
    {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": buildPreviewPolicy(isTheirs),
        "x-robots-tag": "noindex",
        ...(status !== 200 ? { "cache-control": "no-store" } : isTheirs ? revalidated : cachedByProxy),
      },
    },
  );
}
