import { describe, expect, it } from "vitest";
import { findUnfinished, finishDocument } from "./finish-document";

const sheet = "/_next/static/chunks/a.css";
const page = `<!DOCTYPE html><html><head><link rel="stylesheet" href="${sheet}" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/><script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script></head><body><div role="group" data-drawn="/bullet/page/x" data-level="3" data-first="" class="on"></div><div data-drawn="/bullet/page/y" data-level="3" class="on"></div><script src="/_next/b.js" async=""></script><script>self.__next_f.push([1])</script></body></html>`;
const files = {
  readCss: (href: string) => (href === sheet ? ".on{color:red}.off{color:red}" : ""),
  readPreview: (path: string) => `<main>\n<style>p{}</style><h1>${path}</h1><h2>and</h2>\n</main>`,
};
const finished = finishDocument(page, files);

describe("a finished document", () => {
  it("has its styles in it, and the stylesheet where React and readers without script find it", () => {
    expect(finished).toContain(
      '<style data-precedence="next" data-href="/_next/static/chunks/a.css#critical">.on{color:red}</style>',
    );
    expect(finished).toContain(
      `<link rel="stylesheet" href="${sheet}" data-precedence="next" media="not all" data-after-paint="[[1],2]"/>`,
    );
    expect(finished).toContain(`<noscript><link rel="stylesheet" href="${sheet}"/></noscript>`);
  });

  it("uses the fonts that it asks for ahead, where it does", () => {
    const face = (name: string) => `@font-face{font-family:${name};src:url("/fonts/${name}.woff2")}`;
    const readCss = () => `${face("a")}${face("b")}${face("c")}`;
    const links =
      '<link rel="preload" href="/fonts/a.woff2" as="font"/><link rel="preload" href="/fonts/b.woff2" as="font" media="(width &gt;= 40rem)"/>';
    const html = finishDocument(page.replace("<head>", `<head>${links}`), { ...files, readCss });
    expect(html).toContain(
      `[["a","url(\\"/fonts/a.woff2\\")",{"weight":"normal"},"all"],["b","url(\\"/fonts/b.woff2\\")",{"weight":"normal"},"(width >= 40rem)"]]`,
    );
    expect(finished).not.toContain("FontFace(");
  });

  it("asks for its scripts at its end, in their order", () => {
    expect(finished).not.toMatch(/<script src="[^"]*" async|rel="preload" as="script"/);
    expect(finished).toContain('["/_next/a.js","/_next/b.js"]');
    expect(finished).toContain('<script src="/_next/old.js" noModule="">');
    expect(finished.lastIndexOf("__next_f")).toBeLessThan(finished.indexOf("PerformanceObserver"));
  });

  it("lays out what is below the view after everything else, or at once for a reader who asked for a part of it", () => {
    const late = finished.slice(finished.indexOf("layOut"));
    expect(late).toContain(".laid-out-late:not([style])");
    expect(late.indexOf("location.hash")).toBeLessThan(late.indexOf('addEventListener("load"'));
  });

  it("has scripts wait for the picture that it asks for first", () => {
    expect(finished).toContain('querySelector("img[fetchpriority=high]")');
  });

  it("watches over the styles of the first preview where there is one", () => {
    expect(finished.indexOf("MutationObserver")).toBeGreaterThan(finished.indexOf("data-first"));
    expect(finishDocument(page.replace(' data-first=""', ""), files)).not.toMatch(/first-preview|MutationObserver/);
  });

  it("has its first live preview in it, with headings below those of the page, and its styles before the sheet that follows", () => {
    expect(finished).toContain('</style><style id="first-preview">p{}</style><link rel="stylesheet"');
    expect(finished).toContain('data-first="" class="on"><h3>/bullet/page/x</h3><h4>and</h4></div>');
    expect(finished).toContain('data-drawn="/bullet/page/y" data-level="3" class="on"></div>');
  });

  it("is finished once, and what is no document is left alone", () => {
    expect(finishDocument("no document", files)).toBe("no document");
    const twice = finishDocument(finished, files);
    expect(twice.match(/PerformanceObserver/g)).toHaveLength(1);
    expect(twice).toBe(finished);
  });
});

describe("what is not finished of a document", () => {
  it("is nothing once it is", () => expect(findUnfinished(finished)).toBeUndefined());

  it.each([
    ["as Next made it", page],
    ["without an end", page.replace("</body>", "")],
    ["with attributes of its scripts in another order", page.replaceAll(/(src="[^"]*") (async="")/g, "$2 $1")],
    ["with attributes without a value", page.replaceAll('async=""', "async")],
    [
      "with attributes of its stylesheet in another order",
      page.replace(/rel="stylesheet" (href="[^"]*")/, '$1 rel="stylesheet"'),
    ],
  ])("is said of one %s", (_, html) =>
    expect(findUnfinished(html === page ? page : finishDocument(html, files))).toBeTruthy(),
  );
});
