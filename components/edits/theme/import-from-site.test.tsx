import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ImportFromSite } from "./import-from-site";
import { ThemeSwatches } from "./theme-swatches";

it("stands in a form of others: a labelled field and a button that sends nothing", () => {
  const $ = load(renderToStaticMarkup(<ImportFromSite onChoose={() => {}} />));
  expect($("form")).toHaveLength(0);
  expect($("button").attr("type")).toBe("button");
  expect($(`label[for="${$("input").attr("id")}"]`).text()).toBe("Take it from my site");
  expect($("[role=alert], [role=status]")).toHaveLength(2);
});

it("shows a theme's paper, accent and what is written in it, in both schemes", () => {
  const theme = {
    accent: { light: "#0a7f5a", dark: "#4cc79d" },
    paper: { light: "#fbf6ec", dark: "#101820" },
    radius: 9,
  };
  const $ = load(renderToStaticMarkup(<ThemeSwatches theme={theme} />));
  const styles = $("[style]")
    .toArray()
    .map((element) => element.attribs.style);
  expect(styles).toHaveLength(4);
  expect(styles[0]).toContain("#fbf6ec");
  expect(styles[1]).toMatch(/#0a7f5a.*#ffffff.*border-radius:6px/);
  expect(styles[2]).toContain("#101820");
  expect(styles[3]).toMatch(/#4cc79d.*#000000/);
});
