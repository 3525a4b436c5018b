import { markdownOf } from "@/components/markdown/markdown";
import { noteTag } from "@/lib/drawn-addresses";
import { noSuchAddress } from "@/lib/no-such-address";
import { markdownPaths } from "@/lib/seo/markdown-pages";
import { markdownAnswer } from "@/lib/seo/text-answer";
import { programUrls } from "@/lib/urls";

export const dynamic = "force-static";

/** None by the build: each is drawn when first asked for, and kept. */
export const generateStaticParams = () => [];

/** A page as Markdown; the middleware and next.config.ts lead here from the addresses that people know. */
export async function GET(_: Request, { params }: RouteContext<"/markdown/[...path]">) {
  const parts = (await params).path.join("/");
  const path = markdownPaths.find((known) => partsOf(known).join("/") === parts);
  const text = path && (await markdownOf(path));
  if (!path || !text) noSuchAddress();
  const answer = markdownAnswer(text, path);
  noteTag(programUrls.markdownMade(path), answer.headers.get("etag") ?? "");
  return answer;
}

const partsOf = (path: string) => programUrls.markdownMade(path).split("/").slice(2);
