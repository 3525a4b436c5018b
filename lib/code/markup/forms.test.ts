import { expect, test } from "vitest";
import { hasForm, prepareSource } from "./forms";

test("a form that asks, and doesn't post, is left alone", () => {
  expect(hasForm('<form action="/search" role="search"><input name="q"></form>')).toBe(false);
  expect(hasForm("&lt;form method=&quot;post&quot;>")).toBe(false);
  expect(hasForm('<form class="a > b" method="post">')).toBe(true);
});

test("a box that has a value keeps it", () => {
  const source =
    '<form>\n  <input type="checkbox" name="a" value="mon" />\n  <input type="checkbox" name="b" />\n</form>';
  expect(prepareSource(source)).toContain('<input type="checkbox" name="a" value="mon" />');
  expect(prepareSource(source)).toContain('<input type="checkbox" value="yes" name="b" />');
});
