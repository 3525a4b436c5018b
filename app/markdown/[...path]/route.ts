import { notFound } from "next/navigation";
import { markdownOf } from "@/components/markdown/markdown";
import { markdownPaths } from "@/lib/seo/markdown-pages";
import { markdownAnswer } from "@/lib/seo/text-answer";
import { programUrls } from "@/lib/urls";

export const dynamic = "force-static";
export const dynamicParams = false;

/** Every page that has Markdown; the middleware and next.config.ts lead here from the addresses that people know. */
export function generateStaticParams() {
  return markdownPaths.map((path) => ({ path: partsOf(path) }));
}

/** A page as Markdown, made when the shop is built. */
export async function GET(_: Request, { params }: RouteContext<"/markdown/[...path]">) {
  const parts = (await params).path.join("/");
  const path = markdownPaths.find((known) => partsOf(known).join("/") === parts);
  const text = path && (await markdownOf(path));
  if (!text) notFound();
  return markdownAnswer(text, path);
}

const partsOf = (path: string) => programUrls.markdownMade(path).split("/").slice(2);
