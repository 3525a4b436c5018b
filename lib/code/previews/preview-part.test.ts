import { expect, it } from "vitest";
import { extractPreviewPart } from "./preview-part";

it("takes what stands in the main landmark, with its headings below those of the page", () => {
  const part = extractPreviewPart("<h1>no</h1><main>\n<style>h2{}</style><h2 class=a>b</h2><h3>c</h3>\n</main>", 3);
  expect(part).toBe("<style>h2{}</style><h3 class=a>b</h3><h4>c</h4>");
  expect(extractPreviewPart("<main><p>none</p></main>", 2)).toBe("<p>none</p>");
  expect(extractPreviewPart("<main><h1>a</h1><h6>b</h6></main>", 3)).toBe("<h3>a</h3><h4>b</h4>");
  expect(extractPreviewPart("Bad gateway", 3)).toBe("");
});

it("lets no form send, whether or not a script holds it", () => {
  const part = extractPreviewPart('<main><form class=a action=# method=post><form method="get"><form></main>', 2);
  expect(part).toBe("<form method=dialog class=a action=#><form method=dialog><form method=dialog>");
});
