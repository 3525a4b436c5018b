import { describe, expect, it } from "vitest";
import { extractCriticalCss, findClasses, findFontFaces } from "./critical-css";

const part = (css: string, ...classes: string[]) => extractCriticalCss(css, "/_next/static/chunks/", new Set(classes));
const critical = (css: string, ...classes: string[]) => part(css, ...classes).css;

describe("the critical part of a stylesheet", () => {
  it("has the rules whose classes the document has, and those without a class", () => {
    const css = "a{color:red}.on{color:red}.off{color:red}.on .off{color:red}.on.too,.off{color:red}";
    expect(critical(css, "on", "too")).toBe("a{color:red}.on{color:red}.on.too{color:red}");
  });

  it("reads escaped names, and takes what stands in brackets for an alternative", () => {
    const css =
      ".\\@4xl\\:p-1\\.5{color:red}.group-hover\\/item\\:x:is(:where(.group\\/item):hover *){color:red}.\\31 2{color:red}";
    expect(critical(css, "@4xl:p-1.5", "group-hover/item:x", "12")).toBe(css);
    expect(critical(css)).toBe("");
  });

  it("keeps every layer in its place, also one that is empty now", () => {
    expect(critical("@layer a{.off{color:red}}@layer b;@layer c{p{color:red}}")).toBe(
      "@layer a{}@layer b;@layer c{p{color:red}}",
    );
  });

  it("drops empty conditions, hover, print, and what nothing names any more", () => {
    const css = `@media (width>1px){.off{color:red}}@media (hover:hover){.on{color:red}}@media print{p{color:red}}
@keyframes used{0%{color:red}}@keyframes unused{0%{color:red}}`;
    const kept = critical(`${css}.on{animation:used 1s}.off{animation:unused}`, "on");
    expect(kept).toContain("@keyframes used{0%{color:red}}");
    expect(kept).not.toMatch(/unused|hover|print|width/);
  });

  it("says the addresses in it from the root", () => {
    expect(critical("@font-face{font-family:a;src:url(a.woff2)}@font-face{font-family:b;src:local(Arial)}")).toBe(
      "@font-face{font-family:b;src:local(Arial)}",
    );
    expect(critical("p{a:url(../media/f.woff2);b:url('x.png');c:url(data:x);d:url(/y.png);e:url(#z)}")).toBe(
      "p{a:url(/_next/static/media/f.woff2);b:url('/_next/static/chunks/x.png');c:url(data:x);d:url(/y.png);e:url(#z)}",
    );
  });
});

it("what is left for the stylesheet itself is what isn't wholly in the critical part, without fonts and registered properties", () => {
  const css = `@font-face{font-family:a;src:local(b)}@layer a{p{color:red}}/* no rule */@layer b{.on{color:red}.off{color:red}}
.on{color:red}.off{color:red}@property --a{syntax:"*"}`;
  const { css: kept, ...rest } = part(css, "on");
  expect(kept).toContain("@property --a");
  expect(rest).toEqual({ places: [2, 4], count: 6 });
});

it("the fonts of a stylesheet are those that it fetches", () => {
  const css = `@font-face{font-family:"A b";src:url(../media/a.woff2)format("woff2");font-weight:400 700}
@font-face{font-family:A Fallback;src:local(Arial)}@font-face{font-family:B;src:url("/fonts/b.woff2")}`;
  expect(findFontFaces(css, "/_next/static/chunks/")).toEqual([
    ["A b", 'url(/_next/static/media/a.woff2)format("woff2")', { weight: "400 700" }],
    ["B", 'url("/fonts/b.woff2")', { weight: "normal" }],
  ]);
});

it("the class names of a document are read as a browser does", () => {
  expect([...findClasses('<p class="a [&amp;_b]:c"><i class="d &gt;e"></i><b data-class="no"></b>')]).toEqual([
    "a",
    "[&_b]:c",
    "d",
    ">e",
  ]);
});
