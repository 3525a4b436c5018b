import { expect, it } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { mountPositionOf } from "@/lib/catalogue/paste-target";
import { isDrawnInPage, previewDocument } from "./preview";
import { previewPart } from "./preview-part";

it("takes what stands in the main landmark, with its headings below those of the page", () => {
  const part = previewPart("<h1>no</h1><main>\n<style>h2{}</style><h2 class=a>b</h2><h3>c</h3>\n</main>", 3);
  expect(part).toBe("<style>h2{}</style><h3 class=a>b</h3><h4>c</h4>");
  expect(previewPart("<main><p>none</p></main>", 2)).toBe("<p>none</p>");
  expect(previewPart("<main><h1>a</h1><h6>b</h6></main>", 3)).toBe("<h3>a</h3><h4>b</h4>");
  expect(previewPart("Bad gateway", 3)).toBe("");
});

it("lets no form send, whether or not a script holds it", () => {
  const part = previewPart('<main><form class=a action=# method=post><form method="get"><form></main>', 2);
  expect(part).toBe("<form method=dialog class=a action=#><form method=dialog><form method=dialog>");
});

// Its box is all that a drawn preview has: what asks for a window, or leaves its place in the page, needs a frame. Popovers of headers are
// opened in the box (components/preview/popovers-in-box.ts).
const needsWindow = /position:fixed|[\d.](?:s|l|d)?v(?:w|h|i|b|min|max)[;,)} ]|@media[^{]*\b(?:min-|max-)?width/;

it.each(
  listSections()
    .filter(isDrawnInPage)
    .map((section) => [section.id, section] as const),
)("%s can be drawn in a page (else isDrawnInPage must say so)", async (id, section) => {
  const [line] = section.lines;
  if (!line) throw new Error(`${id} is in no line`);
  const part = previewPart((await previewDocument(line, id)) ?? "", 3);
  const [, css = "", markup = ""] = /^<style>(.*?)<\/style>(.+)$/s.exec(part) ?? [];
  expect(markup).not.toBe("");
  const opensInBox = mountPositionOf(section) !== undefined;
  // Names of classes and animations look like numbers with a unit.
  const rules = css.replace(/_\w+/g, "").replaceAll(opensInBox ? "position:fixed" : "", "");
  expect(rules.match(needsWindow)?.[0]).toBeUndefined();
  expect(markup.match(opensInBox ? /<dialog/ : /<dialog|<[^>]*\spopover/)?.[0]).toBeUndefined();
});
