import fc from "fast-check";
import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { listFormats } from "@/lib/code/metadata/format";
import { chooseRandomCases } from "@/tools/dev/test-scope";
import { getFolder } from "@/tools/sections/proof-cases";
import { representatives } from "@/tools/sections/representatives";
import { findWordRanges } from "./excerpt";
import { highlightCode } from "./highlight";

const parse = (html: string) => fromHtml(`<code>${html}</code>`, { fragment: true });
const texts = (html: string, selector: string) =>
  selectAll(selector, parse(html)).map((element) => textOf(element).trim());

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

describe("highlight", () => {
  it("tells the parts of each language apart by class", async () => {
    const html = await highlightCode('<p class="lead">Sell by day</p> <!-- why -->', "html");
    expect(texts(html, ".t")).toEqual(["p", "p"]);
    expect(texts(html, ".a")).toEqual(["class"]);
    expect(texts(html, ".s")).toEqual(['"lead"']);
    expect(texts(html, ".x")).toEqual(["Sell by day"]);
    expect(texts(html, ".c")).toEqual(["<!-- why -->"]);

    const css = await highlightCode(".card { margin: 4px; color: var(--sc-ink); }", "css");
    expect(texts(css, ".a")).toEqual(expect.arrayContaining(["card", "margin", "--sc-ink"]));
    expect(texts(css, ".n")).toContain("4px");

    const tsx = await highlightCode('export const a = <b title="c">d</b>;', "tsx");
    expect(texts(tsx, ".k")).toEqual(["export const"]);
    expect(texts(tsx, ".t")).toEqual(["b", "b"]);
    expect(texts(tsx, ".s")).toEqual(['"c"']);

    const vue = await highlightCode("<template>\n  <p>d</p>\n</template>\n<style>\np { margin: 0 }\n</style>\n", "vue");
    expect(texts(vue, ".t")).toContain("p");
    expect(texts(vue, ".a")).toContain("margin");
  });

  it("holds no colour: the page has one stylesheet for light and dark", async () => {
    const html = await highlightCode("p { color: red }", "css");
    expect(selectAll("[style]", parse(html))).toEqual([]);
  });

  it("leaves nothing of the code to the page's parser", async () => {
    const hostile = '</code><script>alert("&amp;")</script><img src=x onerror=alert(1)>';
    for (const language of ["html", "css", "tsx", "vue"] as const) {
      const root = parse(await highlightCode(hostile, language));
      expect(textOf(root)).toBe(hostile);
      expect(selectAll("script, img", root)).toEqual([]);
    }
  });

  it("marks what it is told to, also across the parts of the code", async () => {
    const code = "<p>Sell by day</p><p>And by night</p>";
    const html = await highlightCode(code, "html", [
      [3, 14],
      [20, 30],
    ]);
    expect(texts(html, "mark").join("|")).toBe(`${code.slice(3, 14)}|${code.slice(20, 30)}`);
    expect(textOf(parse(html))).toBe(code);
  });

  it("manages what is empty, has one line, or ends in none", async () => {
    expect(await highlightCode("", "css")).toBe("");
    for (const code of ["a", "\n", "a {}\n\n", "\ta\n{}", "😀 é"]) {
      expect(textOf(parse(await highlightCode(code, "css"))), JSON.stringify(code)).toBe(code);
    }
  });

  // Code is what it is made of: any of these pieces, one after another.
  const pieces =
    `< > </ /> & &amp; " ' { } /* */ // <!-- --> </script> <style> <template> class= @media var(--x) 😀 é a 1px`
      .split(" ")
      .concat("`", "${", "\\", "export const", "\n", "\t", "  ");
  const codes = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(""));

  it.each(["html", "css", "tsx", "vue"] as const)(
    "gives back any %s letter for letter, whatever is marked",
    async (language) => {
      const cuts = fc.uniqueArray(fc.nat(300), { maxLength: 6 });
      const property = fc.asyncProperty(codes, cuts, async (code, at) => {
        const sorted = at.filter((place) => place <= code.length).sort((a, b) => a - b);
        const marks = sorted.flatMap((start, index) => {
          const end = sorted[index + 1];
          return index % 2 === 0 && end !== undefined ? [[start, end] as const] : [];
        });
        const root = parse(await highlightCode(code, language, marks));
        expect(textOf(root)).toBe(code);
        expect(selectAll("mark", root).map(textOf).join("")).toBe(
          marks.map(([start, end]) => code.slice(start, end)).join(""),
        );
      });
      await fc.assert(property, { numRuns: chooseRandomCases(60, 1_000) });
    },
  );

  const known = new Set<string>(representatives);
  it.each(
    listSections()
      .filter((section) => known.has(getFolder(section)))
      .flatMap((section) => listFormats(section).map((format) => [section.id, format, section] as const)),
  )("gives back every file of %s as %s letter for letter", async (_, format, section) => {
    const product = section.lines[0] ?? "bullet";
    const { files } = await deliver({ section, product, format, origin: "https://silcrow.example" });
    for (const { name, language, code } of files) {
      const html = await highlightCode(code, language, findWordRanges(code, section.sample));
      expect(textOf(parse(html)), name).toBe(code);
    }
  });
});
