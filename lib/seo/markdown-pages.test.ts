import { describe, expect, it } from "vitest";
import { llmsText } from "@/lib/api/markdown/llms";
import { categoriesOf } from "@/lib/catalogue/catalogue";
import { composePage, furtherPages, homePage, sectionPage } from "@/lib/catalogue/pages/page-facts";
import { products } from "@/lib/hosts/products";
import { absolute } from "@/lib/server/public-address";
import { programUrls, urls } from "@/lib/urls/urls";
import { addressForReaders, markdownAddress, markdownPaths } from "./markdown-pages";
import { pageMetadata } from "./metadata";
import { sitemapEntries } from "./sitemap";

const composers = products.map((product) => absolute(composePage(product).path));

describe("the pages that have Markdown", () => {
  it("are all of the sitemap but the composer, where there is nothing to read", () => {
    const pages = sitemapEntries().map(({ url }) => url);
    const without = pages.filter((url) => markdownAddress(url.slice(absolute("/").length) || "/") === undefined);
    expect(without.sort()).toEqual([...composers].sort());
  });

  it("stand in the list once", () => {
    expect(new Set(markdownPaths).size).toBe(markdownPaths.length);
  });

  it("name it in their heads, further pages of a category that of the first", () => {
    expect(pageMetadata(homePage()).alternates?.types).toMatchObject({ "text/markdown": absolute("/index.md") });
    for (const product of products) {
      expect(pageMetadata(composePage(product)).alternates?.types).not.toHaveProperty("text/markdown");
      for (const category of categoriesOf(product)) {
        for (const number of furtherPages(category)) {
          expect(markdownAddress(urls.categoryPage(category, number))).toBe(absolute(`${category.href}.md`));
        }
      }
    }
  });
});

describe("a link that is read", () => {
  it.each([
    ["/privacy#rights", absolute("/privacy.md")],
    ["/bullet/compose?add=x", absolute("/bullet/compose?add=x")],
    ["mailto:a@b.cd", "mailto:a@b.cd"],
    ["#edit", undefined],
  ])("%s", (href, address) => expect(addressForReaders(href)).toBe(address));
});

describe("llms.txt", async () => {
  const text = await llmsText();
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
      expect(rest[0]).toContain(absolute(path));
  });

  it("names every page with Markdown by its whole address, with a line", () => {
    expect(links.map(({ address }) => address)).toEqual(
      markdownPaths.map((path) => absolute(programUrls.markdown(path))),
    );
    expect(links.filter(({ line }) => line.length < 20)).toEqual([]);
  });

  it("tells every section's price", () => {
    for (const product of products) {
      for (const category of categoriesOf(product)) {
        for (const section of category.sections) {
          const address = absolute(programUrls.markdown(sectionPage(section, category).path));
          const price = section.price === null ? "Free." : `$${section.price}.`;
          expect(links.find((link) => link.address === address)?.line.endsWith(price), address).toBe(true);
        }
      }
    }
  });
});
