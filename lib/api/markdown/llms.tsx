import { brand } from "@/lib/brand";
import { stockOfLines } from "@/lib/catalogue/catalogue";
import { homePage } from "@/lib/catalogue/pages/page-facts";
import { markdownGroups } from "@/lib/seo/markdown-pages";
import { absolute } from "@/lib/server/public-address";
import { programUrls, urls } from "@/lib/urls/urls";
import { piecesOf } from "./pieces";
import { printMarkdown } from "./print";

/** /llms.txt: what the shop is, and a list of all that can be read of it as Markdown (llmstxt.org). */
export async function llmsText(): Promise<string> {
  const pieces = await piecesOf(
    <>
      <h1>{brand.name}</h1>
      <blockquote>{homePage().description}</blockquote>
      <p>
        A section is one part of a page (a hero, a price list, a footer); there are whole pages, too. Both are made for
        sites written in Notion and published with Super or Bullet: {stockOfLines()}. Each comes as code to paste, and
        most also as plain HTML without script, React (with a stylesheet of its own, or with the class names of Tailwind
        4) and Vue. What a section costs, which fields its content has and where it is pasted stands in its file below.
        Every page of the list answers the same text to <code>Accept: text/markdown</code> at its own address, which is
        that of the file without <code>.md</code>. All of it in one file: {absolute(programUrls.llmsFull)}. Projects
        install sections with the shadcn command from the registry at {absolute(programUrls.registryItem("registry"))},
        and agents search and take them from the MCP server at {absolute(programUrls.mcp)}; how to connect one:{" "}
        {absolute(programUrls.markdown(urls.agents))}.
      </p>
      {markdownGroups.map(({ title, pages }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <a href={absolute(programUrls.markdown(page.path))}>{page.title}</a>: {page.line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>,
  );
  return printMarkdown(pieces, (href) => href);
}
