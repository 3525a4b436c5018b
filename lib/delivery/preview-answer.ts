import { createHash } from "node:crypto";
import { previewPolicy } from "@/lib/security/content-policy";
import { guardScript } from "@/lib/security/guard";
import { cachedByProxy, revalidated } from "@/lib/security/headers";

/** What the policy knows the one script by that a preview runs. */
const guardHash = `'sha256-${createHash("sha256").update(guardScript).digest("base64")}'`;

/**
 * Answers with a chrome-free document, guarded as the shop's own pages are (spec §2): it may be opened alone, where nobody
 * else guards it. Script and policy are made in one place, since the text of a function depends on its bundle.
 * @param isTheirs it shows what somebody has made of a section
 */
export function previewAnswer(html: string, status = 200, isTheirs = false): Response {
  return new Response(
    html.replace("</body>", () => `<script>${guardScript}</script>\n</body>`),
    {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": previewPolicy(guardHash, isTheirs),
        "x-robots-tag": "noindex",
        ...(status !== 200 ? { "cache-control": "no-store" } : isTheirs ? revalidated : cachedByProxy),
      },
    },
  );
}
