import { describe, expect, it } from "vitest";
import { buildLlmsText } from "@/lib/api/markdown/llms";
import { listCategories } from "@/lib/catalogue/catalogue";
import { getComposePage, getHomePage, getSectionPage, listFurtherPages } from "@/lib/catalogue/pages/page-facts";
import { products } from "@/lib/hosts/products";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { programUrls, urls } from "@/lib/urls/urls";
import { getMarkdownAddress, getReaderAddress, markdownPaths } from "./markdown-pages";
import { buildPageMetadata } from "./metadata";
import { listSitemapEntries } from "./sitemap";

const composers = products.map((product) => getAbsoluteUrl(getComposePage(product).path));

describe("the pages that have Markdown", () => {
  it("are all of the sitemap but the composer, where there is nothing to read", () => {
    const pages = listSitemapEntries().map(({ url }) => url);
    const without = pages.filter(
      (url) => getMarkdownAddress(url.slice(getAbsoluteUrl("/").length) || "/") === undefined,
    );
    expect(without.sort()).toEqual([...composers].sort());
  });

  it("stand in the list once", () => {
    expect(new Set(markdownPaths).size).toBe(markdownPaths.length);
  });

  it("name it in their heads, further pages of a category that of the first", () => {
    expect(buildPageMetadata(getHomePage()).alternates?.types).toMatchObject({
      "text/markdown": getAbsoluteUrl("/index.md"),
    });
    for (const product of products) {
      expect(buildPageMetadata(getComposePage(product)).alternates?.types).not.toHaveProperty("text/markdown");
      for (const category of listCategories(product)) {
        for (const number of listFurtherPages(category)) {
          expect(getMarkdownAddress(urls.categoryPage(category, number))).toBe(getAbsoluteUrl(`${category.href}.md`));
        }
      }
    }
  });
});

describe("a link that is read", () => {
  it.each([
    ["/privacy#rights", getAbsoluteUrl("/privacy.md")],
    ["/bullet/compose?add=x", getAbsoluteUrl("/bullet/compose?add=x")],
    ["mailto:a@b.cd", "mailto:a@b.cd"],
    ["#edit", undefined],
  ])("%s", (href, address) => expect(getReaderAddress(href)).toBe(address));
});

describe("llms.txt", async () => {
  const text = await buildLlmsText();
  const links = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(([, title = "", address = "", line = ""]) => ({
    title,
    address,
    line,
  }));

  it("is a title, a summary, and lists under headings", () => {
    expect(text).toMatch(/^# Silcrow\n\n> .+\n\n[^#>-].+\n\n## /);
    const rest = text.split("\n").filter((line) => line !== "" && !/^(?:# |> |## |- \[)/.test(line));
    expect(rest).toHaveLength(1);
    for (const path of [programUrls.registryItem("registry"), programUrls.mcp])
      expect(rest[0]).toContain(getAbsoluteUrl(path));
  });

  it("names every page with Markdown by its whole address, with a line", () => {
    expect(links.map(({ address }) => address)).toEqual(
      markdownPaths.map((path) => getAbsoluteUrl(programUrls.markdown(path))),
    );
    expect(links.filter(({ line }) => line.length < 20)).toEqual([]);
  });

  it("tells every section's price", () => {
    for (const product of products) {
      for (const category of listCategories(product)) {
        for (const section of category.sections) {
          const address = getAbsoluteUrl(programUrls.markdown(getSectionPage(section, category).path));
          const price = section.price === null ? "Free." : `$${section.price}.`;
          expect(links.find((link) => link.address === address)?.line.endsWith(price), address).toBe(true);
        }
      }
    }
  });
});
