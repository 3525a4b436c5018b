import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { categoriesOf } from "@/lib/catalogue/catalogue";
import { Receipt } from "./receipt";

it("calls whole pages pages, in their rows and in the sum", () => {
  const $ = load(renderToStaticMarkup(<Receipt categories={categoriesOf("bullet")} price={149} />));
  const row = (title: string) => $("tr").filter((_, one) => $(one).find("th").text() === title);
  expect(row("Landing pages").text()).toContain("3 pages");
  expect(row("Landing pages").text()).not.toContain("section");
  expect(row("Hero").text()).toContain("7 sections");
  expect(row("Together").text()).toContain("92 sections6 pages");
});
