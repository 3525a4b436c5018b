import { brand } from "@/lib/brand";
import { describeStock } from "@/lib/catalogue/catalogue";
import { getHomePage } from "@/lib/catalogue/pages/page-facts";
import { markdownGroups } from "@/lib/seo/markdown-pages";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { programUrls, urls } from "@/lib/urls/urls";
import { collectPieces } from "./pieces";
import { printMarkdown } from "./print";

/** /llms.txt: what the shop is, and a list of all that can be read of it as Markdown (llmstxt.org). */
export async function buildLlmsText(): Promise<string> {
  const pieces = await collectPieces(
    <>
      <h1>{brand.name}</h1>
      <blockquote>{getHomePage().description}</blockquote>
      <p>
        A section is one part of a page (a hero, a price list, a footer); there are whole pages, too. Both are made for
        sites written in Notion and published with Super or Bullet: {describeStock()}. Each comes as code to paste, and
        most also as plain HTML without script, React (with a stylesheet of its own, or with the class names of Tailwind
        4) and Vue. What a section costs, which fields its content has and where it is pasted stands in its file below.
        Every page of the list answers the same text to <code>Accept: text/markdown</code> at its own address, which is
        that of the file without <code>.md</code>. All of it in one file: {getAbsoluteUrl(programUrls.llmsFull)}.
        Projects install sections with the shadcn command from the registry at{" "}
        {getAbsoluteUrl(programUrls.registryItem("registry"))}, and agents search and take them from the MCP server at{" "}
        {getAbsoluteUrl(programUrls.mcp)}; how to connect one: {getAbsoluteUrl(programUrls.markdown(urls.agents))}.
      </p>
      {markdownGroups.map(({ title, pages }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <a href={getAbsoluteUrl(programUrls.markdown(page.path))}>{page.title}</a>: {page.line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>,
  );
  return printMarkdown(pieces, (href) => href);
}
