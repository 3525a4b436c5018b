import { renderMarkdown } from "@/components/api/markdown/markdown";
import { respondWithMarkdown } from "@/lib/api/markdown/text-answer";
import { markdownPaths } from "@/lib/seo/markdown-pages";
import { cachedByProxy } from "@/lib/server/headers/headers";
import { respondNotFound } from "@/lib/server/on-demand/no-such-address";
import { getCachedText } from "@/lib/server/on-demand/text-cache";
import { isKnownTag } from "@/lib/server/request/etag";
import { programUrls } from "@/lib/urls/urls";

export const dynamic = "force-dynamic";

/** A page as Markdown, drawn when first asked for; the middleware and next.config.ts lead here from the addresses that people know. */
export async function GET(request: Request, { params }: RouteContext<"/markdown/[...path]">) {
  const parts = (await params).path.join("/");
  const path = markdownPaths.find((known) => splitPath(known).join("/") === parts);
  const text = path && (await getCachedText(programUrls.markdownMade(path), () => renderMarkdown(path)));
  if (!path || !text) return respondNotFound();
  const answer = respondWithMarkdown(text, path);
  const etag = answer.headers.get("etag") ?? "";
  const isKnown = isKnownTag(request.headers.get("if-none-match"), etag);
  return isKnown ? new Response(null, { status: 304, headers: { etag, ...cachedByProxy } }) : answer;
}

const splitPath = (path: string) => programUrls.markdownMade(path).split("/").slice(2);
